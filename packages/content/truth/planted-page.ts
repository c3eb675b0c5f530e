/** Test helpers: short pages, and the problems found in them. */
import type { Problem } from '../src/problems/problem.ts';
import { readPageText } from './page-text.ts';
import type { PageText } from './page-text.ts';

export function page(text: string, file = 'pages/en/config/server/port.mdx'): PageText {
  return readPageText(file, text);
}

export function sample(code: string, fence = 'ts title="rsbuild.config.ts"'): PageText {
  return page(`One.\n\n\`\`\`${fence}\n${code}\n\`\`\`\n`);
}

export function found(problems: readonly Problem[]): readonly string[] {
  return problems.map(({ file, line, what }) => `${file}:${line} ${what}`);
}
