import Prism from 'prismjs';
import type { Grammar } from 'prismjs';
import loadLanguages from 'prismjs/components/index.js';

/** Names that fences use → the grammar that reads them; names that are a grammar's own are not listed. */
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

// TypeScript's grammars leave object keys out, though they are what most samples are about.
const objectKey = Object.entries(Prism.languages.javascript ?? {}).find(
  ([name]) => name === 'literal-property',
);
if (!objectKey) throw new Error("Prism's JavaScript grammar has no token literal-property any more");
for (const name of ['typescript', 'tsx']) {
  Prism.languages.insertBefore(name, 'operator', Object.fromEntries([objectKey]));
}

/** The grammar of a fence's language; null means plain text. */
export function grammarOf(language: string): Grammar | null {
  const name = ALIASES[language.toLowerCase()] ?? language.toLowerCase();
  return GRAMMARS.includes(name) ? (Prism.languages[name] ?? null) : null;
}
