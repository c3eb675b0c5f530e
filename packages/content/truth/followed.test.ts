/** Checks guides, hooks and API pages against the real package, and tests these checks. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { packageRoot } from '../src/build/package-root.ts';
import { formatProblems } from '../src/problems/problem.ts';
import { checkNames, readRealApi } from './api/check-exports.ts';
import type { RealApi } from './api/check-exports.ts';
import { followedGuides, followGuide } from './guides/build-guides.ts';
import { checkArguments, checkHooks, recordHooks } from './hooks/check-hooks.ts';
import type { Recorded } from './hooks/check-hooks.ts';
import { hookText } from './hooks/hook-text.ts';
import { readPageText } from './page-text.ts';
import { readPages } from './read-pages.ts';

const read = (file: string): string => readFileSync(join(packageRoot, file), 'utf8');

describe('guides followed from an empty folder', () => {
  const guides = readPages('guide/').pages.filter(({ key }) => followedGuides.includes(key));

  test('all of them exist', () => {
    expect(new Set(guides.map(({ key }) => key))).toEqual(new Set(followedGuides));
  });

  /** Its plugin has no release for 0.6. */
  const notBuilt: Readonly<Record<string, string>> = {
    'guide/framework/svelte': '@rsbuild/plugin-svelte is not installed',
  };
  const built = guides.filter(({ key }) => notBuilt[key] === undefined);

  test.each(built.map((guide) => [guide.file, guide] as const))('%s builds', (_, guide) => {
    const { problems, skipped } = followGuide(guide);
    expect(formatProblems(problems)).toBe('');
    expect(skipped).toBeNull();
  });

  test('skips only guides whose packages are not installed', () => {
    const others = guides.filter(({ key }) => notBuilt[key] !== undefined);
    for (const guide of others) expect(followGuide(guide).skipped).toBe(notBuilt[guide.key]);
    expect(new Set(others.map(({ key }) => key))).toEqual(new Set(Object.keys(notBuilt)));
  });

  test('reports a guide whose files do not build or whose output differs', () => {
    const guide = (code: string, output: string) =>
      followGuide(
        readPageText(
          'pages/en/guide/a.mdx',
          `\`\`\`js title="src/index.js"\n${code}\n\`\`\`\n\n\`\`\`txt title="dist/"\n${output}\n\`\`\`\n`,
        ),
      );
    const real = 'index.html\nstatic/js/index.[hash].js';
    expect(guide('console.log(1);', real).problems).toEqual([]);
    expect(guide("import './missing';", real).problems[0]?.what).toMatch(/do not build: .*\.\/missing/);
    const broken = '```ts title="rsbuild.config.ts"\nexport default { plugins: [missing()] };\n```\n';
    expect(followGuide(readPageText('pages/en/guide/a.mdx', broken)).problems[0]?.what).toMatch(
      /do not build: .*missing is not defined/,
    );
    expect(guide('console.log(1);', 'index.html').problems[0]?.what).toContain('static/js/index.[hash].js');
    expect(guide("import 'not-installed';", real).skipped).toContain('not-installed');
  });
});

describe('hooks', () => {
  let recorded: Recorded;
  beforeAll(() => {
    recorded = recordHooks();
  });

  test.each(['en', 'zh'])('the page states the real order and arguments: %s', (locale) => {
    const file = `pages/${locale}/plugins/dev/hooks.mdx`;
    const source = read(file);
    expect(formatProblems(checkHooks(file, source, recorded))).toBe('');
    expect(formatProblems(checkArguments(file, (hook) => hookText(file, hook), recorded))).toBe('');
  });

  test('reports a wrong order, a missing hook and a missing argument', () => {
    const list = (hooks: readonly string[]): string =>
      hooks.map((hook, index) => `${index + 1}. \`${hook}\` x`).join('\n');
    const page = (change: (hooks: readonly string[]) => readonly string[]): string =>
      (['dev', 'build', 'preview'] as const)
        .map(
          (command) =>
            `## Order in ${command}\n\n${list(change([...recorded[command].map(({ hook }) => hook), 'onExit']))}\n`,
        )
        .join('\n');
    const what = (source: string): readonly string[] =>
      checkHooks('a.mdx', source, recorded).map((problem) => problem.what);
    expect(what(page((hooks) => hooks))).toEqual([]);
    expect(what(page((hooks) => hooks.toReversed()))).toHaveLength(3);
    expect(what(page((hooks) => hooks.filter((hook) => hook !== 'onExit')))).toEqual([
      expect.stringContaining('does not list onExit'),
      expect.stringContaining('does not list onExit'),
      expect.stringContaining('does not list onExit'),
    ]);
    const call = (keys: readonly string[]) => [{ hook: 'onAny', keys }];
    const differing = { dev: call(['onlyInDev']), build: call(['both']), preview: call(['both']) };
    expect(checkArguments('a.mdx', () => 'both', differing).map((problem) => problem.what)).toEqual([
      'The section on onAny does not mention its argument onlyInDev',
    ]);
    const silent = checkArguments('a.mdx', () => '', recorded).map((problem) => problem.what);
    expect(silent).toContainEqual(expect.stringContaining('isFirstCompile'));
  });
});

describe('JavaScript API', () => {
  let real: RealApi;
  beforeAll(() => {
    real = readRealApi();
  });

  test.each(['en', 'zh'])('all exports and members of the instance are documented: %s', (locale) => {
    const [core, instance] = ['core', 'instance'].map(
      (name) => `pages/${locale}/api/javascript-api/${name}.mdx`,
    );
    expect(formatProblems(checkNames(core ?? '', read(core ?? ''), real.exports))).toBe('');
    const whole =
      read(instance ?? '') + real.instance.map((hook) => hookText(instance ?? '', hook) ?? '').join('');
    expect(formatProblems(checkNames(instance ?? '', whole, real.instance))).toBe('');
  });

  test('reports an export without a section', () => {
    expect(checkNames('a.mdx', '## loadEnv\n', ['loadEnv', 'loadConfig']).map(({ what }) => what)).toEqual([
      expect.stringContaining('loadConfig'),
    ]);
  });
});
