import { chmodSync, copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'rolldown';
import ts from 'typescript';
import { distManifest } from './dist-manifest.ts';
import type { Manifest } from './dist-manifest.ts';

const host: ts.FormatDiagnosticsHost = {
  getCanonicalFileName: (name) => name,
  getCurrentDirectory: () => process.cwd(),
  getNewLine: () => '\n',
};

/**
 * Compiles the entry points, then the command line, into one folder, bundles the module that `search-core site` copies,
 * and makes the folder a package of its own.
 *   run-ts.mjs scripts/build.ts [FOLDER]
 * Run in the package's folder; FOLDER is `dist` unless given.
 */
export function main([folder = 'dist']: readonly string[] = []): Promise<number> {
  return buildPackage(process.cwd(), resolve(folder));
}

/** Returns the exit code; errors go to stderr. Replaces the content of the folder. */
export async function buildPackage(packageRoot: string, folder: string): Promise<number> {
  rmSync(folder, { recursive: true, force: true });
  const entryPoints = compile(join(packageRoot, 'tsconfig.build.json'), { outDir: folder });
  if (entryPoints !== 0) return entryPoints;
  // Compiled against the declarations that were just written, because the command line uses the entry points like other
  // programs.
  const commandLine = compile(join(packageRoot, 'tsconfig.build-cli.json'), {
    outDir: join(folder, 'cli'),
    paths: { '@docs/search-core': [join(folder, 'index.d.ts')] },
  });
  if (commandLine !== 0) return commandLine;
  await build({
    input: join(packageRoot, 'site/search.ts'),
    platform: 'browser',
    output: { file: join(folder, 'site/search.js'), format: 'esm', minify: true },
  });
  // Not minified, because the example page is a starting point for custom pages; it imports the module next to it.
  const pageScript = ts.transpileModule(readFileSync(join(packageRoot, 'site/page.ts'), 'utf8'), {
    compilerOptions: {
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.ESNext,
      rewriteRelativeImportExtensions: true,
    },
  });
  writeFileSync(join(folder, 'site/page.js'), pageScript.outputText);
  for (const name of ['index.html', 'page.css'])
    copyFileSync(join(packageRoot, 'site', name), join(folder, 'site', name));
  copyFileSync(join(packageRoot, 'README.md'), join(folder, 'README.md'));
  copyFileSync(join(packageRoot, '../../LICENSE'), join(folder, 'LICENSE'));
  const manifest = distManifest(
    JSON.parse(readFileSync(join(packageRoot, 'package.json'), 'utf8')) as Manifest,
  );
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  for (const file of Object.values(manifest.bin)) chmodSync(join(folder, file), 0o755);
  return 0;
}

function compile(configFile: string, overrides: ts.CompilerOptions): number {
  const config = ts.getParsedCommandLineOfConfigFile(configFile, overrides, {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic: (diagnostic) => report([diagnostic]),
  });
  if (config === undefined) return 1;
  const program = ts.createProgram(config.fileNames, config.options);
  const emitted = program.emit();
  const diagnostics = [...config.errors, ...ts.getPreEmitDiagnostics(program), ...emitted.diagnostics];
  report(diagnostics);
  return diagnostics.length === 0 ? 0 : 1;
}

function report(diagnostics: readonly ts.Diagnostic[]): void {
  if (diagnostics.length > 0) console.error(ts.formatDiagnostics(diagnostics, host));
}
