import type { Sample } from './fence.ts';

/**
 * Removes what may differ between locales: comments, strings of prose, text between tags and white space.
 */
export function codeAlone({ language, code }: Pick<Sample, 'language' | 'code'>): string {
  const lines = code.split('\n').map((line) => withoutText(line, language).replace(/\s+/g, ' ').trim());
  const text = lines.filter((line) => line !== '').join('\n');
  return text.replace(/\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->/g, '').replace(/\n\s*\n/g, '\n');
}

const HASH_COMMENTS: ReadonlySet<string> = new Set([
  'sh',
  'bash',
  'yaml',
  'yml',
  'toml',
  'txt',
  'ini',
  'env',
  '',
]);

const WITH_TAGS: ReadonlySet<string> = new Set(['html', 'vue', 'svelte', 'jsx', 'tsx', 'svg', 'xml', 'mdx']);

const STRING = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\\n]|\\.)*`/g;

const commentOf = (language: string): RegExp =>
  HASH_COMMENTS.has(language) ? /(?:^|\s)#.*$/gm : /(?:^|\s)\/\/.*$/gm;

/** The strings outside line comments, which may have apostrophes. */
export function stringsIn({ language, code }: Pick<Sample, 'language' | 'code'>): readonly string[] {
  return code.replace(commentOf(language), '').match(STRING) ?? [];
}

function withoutText(line: string, language: string): string {
  const strings = line.replace(STRING, (text) => (/[^\x20-\x7e]|\s/.test(text) ? "''" : text));
  const code = strings.replace(commentOf(language), '');
  return (WITH_TAGS.has(language) ? code.replace(/>[^<>{}]*</g, '><') : code).replace(/[^\x20-\x7e]+/g, '');
}
