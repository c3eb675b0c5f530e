import { readFileSync } from 'node:fs';
import { describe, expect, test, vi } from 'vitest';
import { loadConfigurations } from '../configurations/load-configurations.ts';
import { found, page, sample } from '../planted-page.ts';
import { compileSamples } from './compile-samples.ts';
import { parseSamples } from './parse-samples.ts';
import { createProgram, findingsOf } from './program.ts';

describe('samples', () => {
  test('reports a misspelled option, with or without defineConfig', () => {
    const bare = 'export default {\n  server: { prot: 3000 },\n};';
    const defined =
      "import { defineConfig } from '@rsbuild/core';\nexport default defineConfig({ server: { prot: 1 } });";
    const problems = [bare, defined].map((code) => found(compileSamples(sample(code).samples)));
    expect(problems).toEqual([
      [expect.stringMatching(/port\.mdx:5 .*'prot' does not exist/)],
      [expect.stringMatching(/port\.mdx:5 .*'prot' does not exist/)],
    ]);
  });

  test('reports a misspelled import of a plugin', () => {
    const code = "import { pluginReakt } from '@rsbuild/plugin-react';\npluginReakt();";
    expect(found(compileSamples(sample(code, 'ts').samples))).toEqual([
      expect.stringContaining('pluginReakt'),
    ]);
  });

  test.each([
    ['assets-retry', 'pluginAssetsRetry({ max: "3" })'],
    ['basic-ssl', 'pluginBasicSsl({ days: 3 })'],
    ['eslint', 'pluginEslint({ enabled: true })'],
    ['mdx', 'pluginMdx({ extensions: ".md" })'],
    ['node-polyfill', 'pluginNodePolyfill({ globals: { buffer: true } })'],
    ['preact', 'pluginPreact({ reactAliases: true })'],
    ['solid', 'pluginSolid({ solidPresetOptions: { generate: "node" } })'],
    ['source-build', 'pluginSourceBuild({ resolvePriority: "dist" })'],
    ['styled-components', 'pluginStyledComponents({ names: true })'],
    ['svelte', 'pluginSvelte({ compilerOptions: {} })'],
    ['toml', 'pluginToml({})'],
    ['umd', 'pluginUmd()'],
    ['vue2-jsx', 'pluginVue2Jsx({ vueJsxOptions: { injectH: 1 } })'],
    ['yaml', 'pluginYaml().missing'],
  ])('reports a wrong use of plugin-%s', (name, use) => {
    const imported = use.split('(')[0] ?? '';
    const code = `import { ${imported} } from '@rsbuild/plugin-${name}';\nconsole.log(${use});`;
    expect(found(compileSamples(sample(code, 'ts').samples))).toEqual([
      expect.stringMatching(/port\.mdx:5 /),
    ]);
  });

  test('declares no plugin without its options', () => {
    const files = ['../shims.d.ts', '../packages/plugin-options.d.ts'];
    const texts = files.map((file) => readFileSync(new URL(file, import.meta.url), 'utf8'));
    expect(texts.join('\n').match(/declare module .@rsbuild\/[\w-]+.;/g)).toBeNull();
  });

  test('the declarations of plugins that are not installed compile against the real packages', () => {
    const program = createProgram(new Map(), { skipLibCheck: false });
    expect(findingsOf(program, 'plugin-options.d.ts')).toEqual([]);
  });

  test('reports unknown packages, but not missing files', () => {
    const code = "import a from 'some-misspelt-package';\nimport b from './own-file';\nconsole.log(a, b);";
    expect(found(compileSamples(sample(code, 'ts').samples))).toEqual([
      expect.stringContaining('some-misspelt-package'),
    ]);
  });

  test('wraps fragments', () => {
    expect(found(compileSamples(sample('dev: { hmr: false },', 'ts in="config"').samples))).toEqual([]);
    expect(found(compileSamples(sample('dev: { hrm: false },', 'ts in="config"').samples))).toEqual([
      expect.stringMatching(/:4 .*'hrm'/),
    ]);
    expect(found(compileSamples(sample('api.onExit(() => {});', 'ts in="setup"').samples))).toEqual([]);
  });

  test('compiles a page about another version of a package against that version', () => {
    const text = "\n```ts\nimport Vue from 'vue';\n\nnew Vue({ el: '#root', render: (h) => h('p') });\n```\n";
    const compiled = (key: string) => found(compileSamples(page(text, `pages/en/${key}.mdx`).samples));
    expect(compiled('guide/framework/vue2')).toEqual([]);
    expect(compiled('guide/framework/vue3')).not.toEqual([]);
  });

  test('compiles a page about Solid with its types of JSX', () => {
    const text = '\n```tsx\nexport const label = <label for="bread">Bread</label>;\n```\n';
    const compiled = (key: string) => found(compileSamples(page(text, `pages/en/${key}.mdx`).samples));
    expect(compiled('guide/framework/solid')).toEqual([]);
    expect(compiled('guide/framework/react')).toEqual([expect.stringContaining("'for' does not exist")]);
  });

  test('reports a sample with expect-error that compiles', () => {
    const wrong = sample(
      "export default { server: { port: 'x' } };",
      'ts title="rsbuild.config.ts" expect-error',
    );
    const right = sample(
      'export default { server: { port: 1 } };',
      'ts title="rsbuild.config.ts" expect-error',
    );
    expect(found(compileSamples(wrong.samples))).toEqual([]);
    expect(found(compileSamples(right.samples))).toEqual([expect.stringContaining('despite expect-error')]);
  });

  test.each([
    ['json', '{ "a": 1, }', '{ "a": 1 }'],
    ['jsonc', '{ "a": }', '{ "a": 1, /* b */ }'],
    ['css', '.a { color: red', '.a { color: red; }'],
    ['scss', '.a { .b { color: $x }', '$x: 1px;\n.a { .b { width: $x; } }'],
    ['less', '.a { .b( }', '@x: 1px;\n.a { .b { width: @x; } }'],
    ['html', '<div id="a" id="b"></div>', '<div id="<%= mountId %>"><%= text %></div>'],
    ['vue', '<template><div></template>', '<template><div /></template>'],
    ['yaml', 'a: [1', 'a: [1]'],
    ['toml', 'a = ', 'a = 1'],
    ['sh', 'if true; then', 'npm run build # comment'],
    ['svg', '<svg><g></svg>', '<svg viewBox="0 0 1 1"><g /></svg>'],
    ['mdx', '<Steps>', '# A\n\n<Steps>{1}</Steps>'],
  ])('rejects invalid %s and accepts valid one', async (language, invalid, valid) => {
    expect(found(await parseSamples(sample(invalid, language).samples))).toHaveLength(1);
    expect(found(await parseSamples(sample(valid, language).samples))).toEqual([]);
  });

  test('rejects unknown languages, and accepts any plain text', async () => {
    for (const [language, code] of [
      ['', 'text'],
      ['typescript', 'const a: number = 1;'],
    ] as const)
      expect(found(await parseSamples(sample(code, language).samples))).toHaveLength(1);
    expect(found(await parseSamples(sample('<anything {', 'txt').samples))).toEqual([]);
  });

  test('reports a configuration that throws or exports nothing', () => {
    const throwing = "throw new Error('no token');";
    const empty = 'export default () => undefined;';
    const plugin = "export default { plugins: [{ name: 'a', setup() { throw new Error('in setup'); } }] };";
    const good = "import missing from 'not-installed';\nexport default { plugins: [missing()] };";
    const builtIn =
      "import { format } from 'util';\nif (format('%s', 'a') !== 'a') throw new Error('no util');\nexport default {};";
    const required =
      "import { defineConfig } from '@rsbuild/core';\nexport default defineConfig({ source: { entry: { a: require('util').format('%s', './a.ts') } } });";
    const inProduction =
      "export default ({ env }) => { if (env === 'production') throw new Error('no key'); return {}; };";
    const results = [throwing, empty, plugin, inProduction, good, builtIn, required].map((code) =>
      found(loadConfigurations(sample(code).samples).problems),
    );
    expect(results).toEqual([
      [expect.stringContaining('no token')],
      [expect.stringContaining('no configuration')],
      [expect.stringContaining('in setup')],
      [expect.stringContaining('production: no key')],
      [],
      [],
      [],
    ]);
  });
});

test('creates missing templates, even if messages have colors', () => {
  vi.stubEnv('FORCE_COLOR', '1');
  const code = "export default { html: { template: './src/page.html' } };";
  expect(found(loadConfigurations(sample(code).samples).problems)).toEqual([]);
  vi.unstubAllEnvs();
});
