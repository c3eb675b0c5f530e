import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const pagesPerSection = 50;

/** Pages that can be copied to any place: without partials and relative links, which both languages have. */
function templatesOf(pages: string): readonly string[] {
  const paths = readdirSync(join(pages, 'en/config'), { recursive: true, encoding: 'utf8' });
  return paths
    .filter((path) => path.endsWith('.mdx') && !/index\.mdx$|_partials/.test(path))
    .filter((path) =>
      ['en', 'zh'].every(
        (locale) =>
          !/_partials|\]\(\.|^import /m.test(readFileSync(join(pages, locale, 'config', path), 'utf8')),
      ),
    )
    .toSorted();
}

/**
 * Adds pages to a copy of the workspace until it has `count` in both languages together: copies of option pages, 50 in each
 * new section, which has a sidebar and no link in the header.
 */
export function generatePages(workspace: string, count: number, existing: number): void {
  const content = join(workspace, 'packages/content');
  const templates = templatesOf(join(content, 'pages'));
  const added = Math.ceil((count - existing) / 2);
  const sections = new Map<string, string[]>();
  for (let index = 0; index < added; index += 1) {
    const section = `size-${Math.floor(index / pagesPerSection)}`;
    const page = `${section}/page-${index}`;
    sections.set(section, [...(sections.get(section) ?? []), page]);
    for (const locale of ['en', 'zh']) {
      const template = templates[index % templates.length] ?? '';
      const text = readFileSync(join(content, 'pages', locale, 'config', template), 'utf8');
      const file = join(content, 'pages', locale, `${page}.mdx`);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(
        file,
        text.replace(/^title: .*$/m, (title) => `${title} ${index}`),
      );
    }
  }
  for (const [section, items] of sections) {
    const sidebar = { section, text: 'nav.config', items };
    writeFileSync(
      join(content, `site/sidebars/${section}.ts`),
      `export const sidebar = ${JSON.stringify(sidebar)} as const;\n`,
    );
  }
}
