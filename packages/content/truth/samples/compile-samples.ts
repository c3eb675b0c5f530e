/** Type-checks every script sample against the real packages. */
import ts from 'typescript';
import type { Problem } from '../../src/problems/problem.ts';
import { jsxSource, otherVersions } from '../other-versions.ts';
import { pageKeyOf } from '../page-text.ts';
import { createProgram, findingsOf } from './program.ts';
import type { Finding } from './program.ts';
import type { Sample } from './fence.ts';
import { isConfiguration, isScript } from './sample-kinds.ts';

interface Unit {
  readonly sample: Sample;
  readonly path: string;
  readonly text: string;
  /** Lines of the wrapper before the sample. */
  readonly linesBefore: number;
}

export function compileSamples(samples: readonly Sample[]): readonly Problem[] {
  const checked = samples.filter((sample) => isScript(sample) && sample.unchecked === null);
  const usesOtherVersion = ({ file }: Sample): boolean => otherVersions(pageKeyOf(file)).length > 0;
  const sourceOf = ({ file }: Sample): string | null => jsxSource(pageKeyOf(file));
  const sources = new Set(checked.flatMap((sample) => sourceOf(sample) ?? []));
  return [
    ...compileTogether(checked.filter((sample) => !usesOtherVersion(sample) && sourceOf(sample) === null)),
    // Separate program, because other versions declare global types, such as those of JSX.
    ...compileTogether(checked.filter(usesOtherVersion), { jsx: ts.JsxEmit.Preserve }),
    ...[...sources].flatMap((jsxImportSource) =>
      compileTogether(
        checked.filter((sample) => sourceOf(sample) === jsxImportSource),
        { jsx: ts.JsxEmit.Preserve, jsxImportSource },
      ),
    ),
  ];
}

function compileTogether(samples: readonly Sample[], options: ts.CompilerOptions = {}): readonly Problem[] {
  if (samples.length === 0) return [];
  const taken = new Set<string>();
  const units = samples.map((sample) => unitOf(sample, taken));
  const versions = samples.flatMap(({ file }) => versionOverrides(file));
  const texts = new Map([...versions, ...units.map(({ path, text }) => [path, text] as const)]);
  const program = createProgram(texts, options);
  return units.flatMap((unit) =>
    problemsOf(
      unit,
      findingsOf(program, unit.path).filter((finding) => isRelevant(finding, unit)),
    ),
  );
}

function problemsOf(unit: Unit, findings: readonly Finding[]): readonly Problem[] {
  const { file, line, expectError } = unit.sample;
  if (!expectError) {
    return findings.map((finding) => ({
      file,
      line: line + Math.max(1, finding.line - unit.linesBefore),
      column: 1,
      what: `The sample does not compile: ${finding.message} (TS${finding.code})`,
      todo: 'Correct the sample; WRITING.md lists the attributes of a fence.',
    }));
  }
  if (findings.length > 0) return [];
  return [
    {
      file,
      line,
      column: 1,
      what: 'The sample compiles despite expect-error',
      todo: 'Remove expect-error.',
    },
  ];
}

const WRAPPERS: Readonly<Record<string, readonly [string, string]>> = {
  config: ["import { defineConfig } from '@rsbuild/core';\nexport default defineConfig({\n", '\n});\n'],
  setup: [
    "import type { RsbuildPluginAPI } from '@rsbuild/core';\nexport async function setup(api: RsbuildPluginAPI) {\n",
    '\n}\n',
  ],
};

/** Declaration files that map a package to another version for the samples of one page. */
function versionOverrides(file: string): readonly (readonly [path: string, text: string])[] {
  return otherVersions(pageKeyOf(file)).map(([name, installed]) => [
    `${folderOf(file)}/node_modules/${name}/index.d.ts`,
    `export * from '${installed}';\nexport { default } from '${installed}';\n`,
  ]);
}

const folderOf = (file: string): string => `.samples/${file}`;

/** Samples of a page share a folder and can import each other. A second file with the same name gets its own folder. */
function unitOf(sample: Sample, taken: Set<string>): Unit {
  const [before, after] = WRAPPERS[sample.wrapper ?? ''] ?? ['', ''];
  const folder = folderOf(sample.file);
  const ending = endingOf(sample);
  const name =
    sample.title !== null && /^[\w@./[\]-]+$/.test(sample.title)
      ? sample.title.replace(/\.\w+$/, '')
      : 'sample';
  let path = `${folder}/${name}${ending}`;
  if (taken.has(path)) path = `${folder}/at-${sample.line}/${name}${ending}`;
  taken.add(path);
  const code = isConfiguration(sample) ? withConfigurationType(sample.code) : sample.code;
  // Make it a module; otherwise its declarations would be global.
  const text = before + code + (after || (isCommonJs(sample.code) ? '' : '\nexport {};\n'));
  return { sample, path, text, linesBefore: before.split('\n').length - 1 };
}

function endingOf({ language, title, code }: Sample): string {
  if (title?.endsWith('.d.ts')) return '.d.ts';
  const own = /\.(?:[cm]?[jt]sx?)$/.exec(title ?? '')?.[0];
  // JavaScript configurations are compiled as TypeScript, because `satisfies` is added to them.
  if (
    own !== undefined &&
    /^\.[cm]?js$/.test(own) &&
    !isCommonJs(code) &&
    title?.startsWith('rsbuild.config')
  )
    return '.ts';
  return own ?? `.${language}`;
}

function isCommonJs(code: string): boolean {
  return /\bmodule\.exports\b|\brequire\(/.test(code) && !/^\s*(?:import|export)\b/m.test(code);
}

/** Adds a type to `export default { … }`, which would otherwise accept unknown options. */
function withConfigurationType(code: string): string {
  const source = ts.createSourceFile('rsbuild.config.ts', code, ts.ScriptTarget.ESNext, true);
  const exported = source.statements.find(ts.isExportAssignment)?.expression;
  if (!exported || !ts.isObjectLiteralExpression(exported)) return code;
  return `${code.slice(0, exported.end)} satisfies import('@rsbuild/core').RsbuildConfig${code.slice(exported.end)}`;
}

const UNKNOWN_MODULE: ReadonlySet<number> = new Set([2307, 2882, 7016]);
/** Parameter or variable without a type. */
const IMPLICIT_ANY: ReadonlySet<number> = new Set([7005, 7006, 7019, 7031, 7034, 7053]);

/** Ignores imports of files that the page does not show, and missing types in JavaScript. */
function isRelevant({ code, message }: Finding, { path }: Unit): boolean {
  if (UNKNOWN_MODULE.has(code) && /'(?:\.{0,2}\/|@\/|~|#|virtual:)/.test(message)) return false;
  return !(IMPLICIT_ANY.has(code) && /\.[cm]?jsx?$/.test(path));
}
