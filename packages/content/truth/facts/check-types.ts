/** Compares the stated types with those of the package. */
import ts from 'typescript';
import type { Problem } from '../../src/problems/problem.ts';
import type { PageText } from '../page-text.ts';
import { createProgram, findingsOf, inspectModule } from '../samples/program.ts';
import type { Finding } from '../samples/program.ts';
import { statedOptions } from './option-facts.ts';

export function checkTypes(pages: readonly PageText[]): readonly Problem[] {
  const stated = statedOptions(pages);
  const paths = stated.map(({ path }, index) => `.samples/option-${index}-${path.replaceAll('.', '-')}.ts`);
  const names = exportedTypes();
  const program = createProgram(
    new Map(stated.map((option, index) => [paths[index] ?? '', comparison(option.path, option.type, names)])),
  );
  return stated.flatMap(({ page, path, type }, index) =>
    findingsOf(program, paths[index] ?? '').map((finding) => ({
      file: page.file,
      line: 1,
      column: 1,
      ...verdict(path, type, finding),
    })),
  );
}

/** Maps the line of the error in `comparison` to a problem. */
function verdict(path: string, type: string, { line, message }: Finding): Pick<Problem, 'what' | 'todo'> {
  const todo = 'State the type that the package accepts.';
  switch (line) {
    case 4:
      return { what: `The package has no option ${path}: ${message}`, todo: 'Correct the title.' };
    case 5:
      return { what: `The stated type of ${path} (${type}) is wider than the package's: ${message}`, todo };
    case 6:
      return {
        what: `The stated type of ${path} (${type}) is narrower than the package's: ${message}`,
        todo,
      };
    default:
      return { what: `The type of ${path} is invalid: ${message}`, todo };
  }
}

/** Code that checks mutual assignability. `verdict` depends on its line numbers. */
function comparison(path: string, type: string, names: Readonly<Record<string, readonly string[]>>): string {
  const real = path.split('.').reduce((parent, key) => `NonNullable<${parent}>['${key}']`, 'RsbuildConfig');
  const used = (module: string): string =>
    (names[module] ?? [])
      .filter((name) => new RegExp(`\\b${name}\\b`).test(type) || name === 'RsbuildConfig')
      .join(', ');
  return [
    `import type { ${used('@rsbuild/core')} } from '@rsbuild/core';`,
    `import type { ${used('@rsbuild/shared')} } from '@rsbuild/shared';`,
    `type Stated = ${type.replace(/\s+/g, ' ')};`,
    `type Real = Exclude<${real}, undefined>;`,
    'export const real: Real = null! as Stated;',
    'export const stated: Stated = null! as Real;',
  ].join('\n');
}

/** Types exported by each of the two packages; the first one wins if both export a name. */
function exportedTypes(): Readonly<Record<string, readonly string[]>> {
  const modules = ['@rsbuild/core', '@rsbuild/shared'];
  const text = modules.map((module, index) => `export * as m${index} from '${module}';`).join('\n');
  const { checker, statements } = inspectModule(text);
  const taken = new Set<string>();
  const lists = statements.filter(ts.isExportDeclaration).map((statement) => {
    const symbol = statement.moduleSpecifier && checker.getSymbolAtLocation(statement.moduleSpecifier);
    const names = symbol ? checker.getExportsOfModule(symbol).map(({ name }) => name) : [];
    const fresh = names.filter((name) => /^[A-Z]/.test(name) && !taken.has(name));
    for (const name of fresh) taken.add(name);
    return fresh;
  });
  return Object.fromEntries(modules.map((module, index) => [module, lists[index] ?? []]));
}
