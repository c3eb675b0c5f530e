/** TypeScript programs of in-memory files, resolved against the real packages. */
import { join } from 'node:path';
import ts from 'typescript';
import { packageRoot } from '../../src/build/package-root.ts';
import { packagesFolder } from '../packages-folder.ts';

export interface Finding {
  /** From 1. */
  readonly line: number;
  readonly code: number;
  readonly message: string;
}

const defaultOptions: ts.CompilerOptions = {
  target: ts.ScriptTarget.ESNext,
  module: ts.ModuleKind.Preserve,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  lib: ['lib.esnext.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  allowJs: true,
  checkJs: true,
  resolveJsonModule: true,
  esModuleInterop: true,
  allowImportingTsExtensions: true,
  experimentalDecorators: true,
  types: ['node', '@rsbuild/core/types'],
};

/** Cache of files on disk, which do not change during the checks; parsing them takes most of the time. */
const diskFiles = new Map<string, ts.SourceFile | undefined>();

/** @param texts path relative to the folder of the real packages → text */
export function createProgram(texts: ReadonlyMap<string, string>, more: ts.CompilerOptions = {}): ts.Program {
  const options = { ...defaultOptions, ...more };
  const absolute = new Map([...texts].map(([path, text]) => [join(packagesFolder, path), text]));
  const disk = ts.createCompilerHost(options, true);
  const host: ts.CompilerHost = {
    ...disk,
    fileExists: (path) => absolute.has(path) || disk.fileExists(path),
    readFile: (path) => absolute.get(path) ?? disk.readFile(path),
    getSourceFile: (path, ...rest) => {
      const text = absolute.get(path);
      if (text !== undefined) return ts.createSourceFile(path, text, ts.ScriptTarget.ESNext, true);
      if (!diskFiles.has(path)) diskFiles.set(path, disk.getSourceFile(path, ...rest));
      return diskFiles.get(path);
    },
    getCurrentDirectory: () => packagesFolder,
  };
  // TypeScript would not look for files in folders that exist only in memory.
  delete host.directoryExists;
  // Beside the real packages, which it imports.
  const declarations = [join(packageRoot, 'truth/shims.d.ts'), join(packagesFolder, 'plugin-options.d.ts')];
  return ts.createProgram({ rootNames: [...absolute.keys(), ...declarations], options, host });
}

export function findingsOf(program: ts.Program, path: string): readonly Finding[] {
  const source = sourceOf(program, path);
  return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)].map(
    ({ start, code, messageText }) => ({
      line: source.getLineAndCharacterOfPosition(start ?? 0).line + 1,
      code,
      message: ts.flattenDiagnosticMessageText(messageText, ' ').replace(/\.$/, ''),
    }),
  );
}

/** Parses one module and returns its statements and the type checker. */
export function inspectModule(text: string): {
  readonly checker: ts.TypeChecker;
  readonly statements: readonly ts.Statement[];
} {
  const path = '.samples/inspected.ts';
  const program = createProgram(new Map([[path, text]]));
  return { checker: program.getTypeChecker(), statements: [...sourceOf(program, path).statements] };
}

function sourceOf(program: ts.Program, path: string): ts.SourceFile {
  const source = program.getSourceFile(join(packagesFolder, path));
  if (!source) throw new Error(`${path} is not in the program`);
  return source;
}
