import ts from 'typescript';
import type { Problem } from '../../src/problems/problem.ts';
import type { PageText } from '../page-text.ts';
import { inspectModule } from '../samples/program.ts';
import { statedOptions } from './option-facts.ts';

/** Undocumented on purpose: internal options, and options of other bundlers. */
const WITHOUT_PAGE: readonly string[] = [
  '_privateMeta',
  'provider',
  'output.enableCssModuleTSDeclaration',
  'performance.buildCache',
  'tools.cssExtract',
  'tools.webpack',
  'tools.webpackChain',
];

/** Every option of the package must have a page, and every option page must describe an existing option. */
export function checkCoverage(pages: readonly PageText[]): readonly Problem[] {
  const real = realOptions();
  const stated = statedOptions(pages.filter(({ locale }) => locale === 'en'));
  const missing = real.filter(
    (path) => !WITHOUT_PAGE.includes(path) && !stated.some((option) => option.path === path),
  );
  return [
    ...missing.map((path) => ({
      file: 'pages/en/config/index.mdx',
      line: 1,
      column: 1,
      what: `The option ${path} of the package has no page`,
      todo: 'Add one, or name the option in WITHOUT_PAGE.',
    })),
    ...stated
      .filter(({ path }) => !real.includes(path) || WITHOUT_PAGE.includes(path))
      .map(({ path, page }) => ({
        file: page.file,
        line: 1,
        column: 1,
        what: `The package has no option ${path}`,
        todo: 'Correct the title, or remove the page.',
      })),
  ];
}

/** Paths of all options: `dev.hmr`, `plugins`. */
function realOptions(): readonly string[] {
  const groups = [
    'dev',
    'html',
    'moduleFederation',
    'output',
    'performance',
    'security',
    'server',
    'source',
    'tools',
  ];
  const text = [
    "import type { RsbuildConfig } from '@rsbuild/core';",
    'export type Top = keyof RsbuildConfig;',
    ...groups.map((group) => `export type Group_${group} = keyof NonNullable<RsbuildConfig['${group}']>;`),
  ].join('\n');
  const { checker, statements } = inspectModule(text);
  return statements.filter(ts.isTypeAliasDeclaration).flatMap((alias) => {
    const type = checker.getTypeAtLocation(alias.name);
    const keys = (type.isUnion() ? type.types : [type]).flatMap((one) =>
      one.isStringLiteral() ? [one.value] : [],
    );
    const group = alias.name.text.replace(/^Group_/, '');
    return alias.name.text === 'Top'
      ? keys.filter((key) => !groups.includes(key))
      : keys.map((key) => `${group}.${key}`);
  });
}
