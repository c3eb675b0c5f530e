/** Configurations are loaded with the real packages; what is not installed, or is the reader's own file, is stood in for. */
import { isBuiltin } from 'node:module';
import ts from 'typescript';
import { isInstalled } from '../packages-folder.ts';

/** TypeScript → JavaScript in which every import that cannot be resolved is the global `standIn`. */
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
    if (!ts.isStringLiteral(moduleSpecifier) || isKnown(moduleSpecifier.text)) continue;
    const names = importClause ? namesOf(importClause) : [];
    const replacement = names.map((name) => `const ${name} = standIn;`).join(' ');
    text = text.slice(0, statement.getStart()) + replacement + text.slice(statement.end);
  }
  return text.replace(/\b(?:require|import)\((['"])([^'"]+)\1\)/g, (call, _quote, specifier: string) =>
    isKnown(specifier) ? call : 'standIn',
  );
}

/** Files of the reader start with a dot, a slash or an alias, none of which is installed. */
function isKnown(specifier: string): boolean {
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
