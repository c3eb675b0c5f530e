import Prism from 'prismjs';
import type { Grammar } from 'prismjs';
import loadLanguages from 'prismjs/components/index.js';

/** Language of a fence → name of its Prism grammar, if they differ. */
const ALIASES: Readonly<Record<string, string>> = {
  js: 'javascript',
  mjs: 'javascript',
  cjs: 'javascript',
  ts: 'typescript',
  mts: 'typescript',
  cts: 'typescript',
  html: 'markup',
  xml: 'markup',
  svg: 'markup',
  vue: 'markup',
  svelte: 'markup',
  md: 'markdown',
  mdx: 'markdown',
  yml: 'yaml',
  sh: 'bash',
  shell: 'bash',
  zsh: 'bash',
  styl: 'stylus',
  json5: 'json',
  jsonc: 'json',
};

const GRAMMARS: readonly string[] = [
  'markup',
  'css',
  'javascript',
  'typescript',
  'jsx',
  'tsx',
  'json',
  'scss',
  'less',
  'stylus',
  'markdown',
  'yaml',
  'toml',
  'bash',
  'diff',
  'pug',
  'ejs',
];

loadLanguages([...GRAMMARS]);

// Prism's TypeScript grammars have no token for object keys, which most samples are about.
const objectKey = Object.entries(Prism.languages.javascript ?? {}).find(
  ([name]) => name === 'literal-property',
);
if (!objectKey) throw new Error("Prism's JavaScript grammar no longer has the token literal-property");
for (const name of ['typescript', 'tsx']) {
  Prism.languages.insertBefore(name, 'operator', Object.fromEntries([objectKey]));
}

/** Grammar of a language; null for plain text. */
export function grammarOf(language: string): Grammar | null {
  const name = ALIASES[language.toLowerCase()] ?? language.toLowerCase();
  return GRAMMARS.includes(name) ? (Prism.languages[name] ?? null) : null;
}
