import { describe, expect, test } from 'vitest';
import type { PageText } from '../page-text.ts';
import { found, page } from '../planted-page.ts';
import { checkCoverage } from './check-coverage.ts';
import { checkDefaults } from './check-defaults.ts';
import { checkTypes } from './check-types.ts';

describe('facts', () => {
  const option = (title: string, type: string, value: string, more = ''): readonly PageText[] => [
    page(
      `---\ntitle: ${title}\ndescription: D.\noption:\n  type: ${type}\n  default: ${value}\n${more}---\n`,
    ),
  ];

  test('reports a wrong default with the resolved value', () => {
    expect(found(checkDefaults(option('server.port', 'number', "'3001'")))).toEqual([
      expect.stringContaining('is 3001, the package resolves 3000'),
    ]);
    expect(found(checkDefaults(option('server.port', 'number', "'3000'")))).toEqual([]);
  });

  test('requires an existing line for a default with setLater', () => {
    const later = (line: string): string =>
      `  setLater:\n    why: W\n    file: '@rsbuild/core/dist/index.js'\n    line: '${line}'\n`;
    expect(
      found(checkDefaults(option('server.port', 'number', 'x', later('no such line anywhere')))),
    ).toHaveLength(1);
    expect(found(checkDefaults(option('server.port', 'number', 'x', later('const'))))).toHaveLength(1);
    expect(found(checkDefaults(option('server.port', 'number', 'x', later('createRsbuild: () =>'))))).toEqual(
      [],
    );
  });

  test('reports a type that is wider or narrower than the real one', () => {
    expect(found(checkTypes(option('server.port', 'number', "'3000'")))).toEqual([]);
    expect(found(checkTypes(option('server.port', 'number | string', "'3000'")))).toEqual([
      expect.stringContaining('wider'),
    ]);
    expect(found(checkTypes(option('server.port', '3000', "'3000'")))).toEqual([
      expect.stringContaining('narrower'),
    ]);
    expect(found(checkTypes(option('server.port', 'Nmuber', "'3000'")))[0]).toContain(
      'The type of server.port is invalid',
    );
    expect(found(checkTypes(option('server.prot', 'number', "'3000'")))).toEqual([
      expect.stringContaining('The package has no option server.prot'),
    ]);
  });

  test('reports an option without a page and a page without an option', () => {
    const problems = found(checkCoverage(option('server.prot', 'number', "'3000'")));
    expect(problems).toContainEqual(expect.stringContaining('The package has no option server.prot'));
    expect(problems).toContainEqual(expect.stringContaining('server.port of the package has no page'));
  });
});
