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

function withoutText(line: string, language: string): string {
  const strings = line.replace(/'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`/g, (text) =>
    /[^\x20-\x7e]|\s/.test(text) ? "''" : text,
  );
  const comments = HASH_COMMENTS.has(language) ? /(?:^|\s)#.*$/ : /(?:^|\s)\/\/.*$/;
  const code = strings.replace(comments, '');
  return (WITH_TAGS.has(language) ? code.replace(/>[^<>{}]*</g, '><') : code).replace(/[^\x20-\x7e]+/g, '');
}
