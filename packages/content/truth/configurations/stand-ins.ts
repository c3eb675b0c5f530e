/** Makes configuration samples loadable although they import packages that are not installed or files of the user. */
import { isBuiltin } from 'node:module';
import ts from 'typescript';
import { isInstalled } from '../packages-folder.ts';

/** Transpiles TypeScript and replaces imports that cannot be resolved with the global `standIn`. */
export function toLoadable(code: string, isCommonJs: boolean): string {
  const { outputText } = ts.transpileModule(code, {
    compilerOptions: {
      target: ts.ScriptTarget.ES2022,
      module: isCommonJs ? ts.ModuleKind.Preserve : ts.ModuleKind.ESNext,
      verbatimModuleSyntax: false,
    },
    fileName: 'rsbuild.config.ts',
  });
  const source = ts.createSourceFile('rsbuild.config.js', outputText, ts.ScriptTarget.ES2022, true);
  let text = outputText;
  for (const statement of source.statements.filter(ts.isImportDeclaration).toReversed()) {
    const { moduleSpecifier, importClause } = statement;
    if (!ts.isStringLiteral(moduleSpecifier) || isResolvable(moduleSpecifier.text)) continue;
    const names = importClause ? namesOf(importClause) : [];
    const replacement = names.map((name) => `const ${name} = standIn;`).join(' ');
    text = text.slice(0, statement.getStart()) + replacement + text.slice(statement.end);
  }
  text = text.replace(/\b(?:require|import)\((['"])([^'"]+)\1\)/g, (call, _quote, specifier: string) =>
    isResolvable(specifier) ? call : 'standIn',
  );
  return isCommonJs || !/\brequire\(/.test(text) ? text : `${requireOfJiti}\n${text}`;
}

/** Rsbuild loads a configuration with jiti, where ES modules have `require` too. */
const requireOfJiti =
  "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);";

/** Built-in or installed; false for relative paths and aliases. */
function isResolvable(specifier: string): boolean {
  return isBuiltin(specifier) || (!specifier.startsWith('.') && isInstalled(specifier));
}

function namesOf({ name, namedBindings }: ts.ImportClause): readonly string[] {
  const named = !namedBindings
    ? []
    : ts.isNamespaceImport(namedBindings)
      ? [namedBindings.name.text]
      : namedBindings.elements.map((element) => element.name.text);
  return name ? [name.text, ...named] : named;
}
