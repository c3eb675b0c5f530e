import { absent, contains, lacks, prints, printsNot } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

const twoCopies = {
  'node_modules/money/package.json': '{ "name": "money", "version": "2.1.0", "main": "index.js" }',
  'node_modules/money/index.js': 'export default "money 2.1";',
  'node_modules/money/format.js': 'export default "format 2.1";',
  'node_modules/cart/package.json': '{ "name": "cart", "main": "index.js" }',
  'node_modules/cart/index.js':
    "import money from 'money'; import format from 'money/format'; export default [money, format];",
  'node_modules/cart/node_modules/money/package.json':
    '{ "name": "money", "version": "2.0.0", "main": "index.js" }',
  'node_modules/cart/node_modules/money/index.js': 'export default "money 2.0";',
  'node_modules/cart/node_modules/money/format.js': 'export default "format 2.0";',
  'src/index.js': "import money from 'money'; import cart from 'cart'; console.log(money, cart);",
};

export const experiments: readonly Experiment[] = [
  {
    statement: 'two versions of a package are both in the bundle',
    files: twoCopies,
    expect: [contains('dist/static/js/*.js', 'money 2.1'), contains('dist/static/js/*.js', 'money 2.0')],
  },
  {
    statement: 'the report names two versions of a package by the ends of their paths',
    files: twoCopies,
    config: "{ performance: { bundleAnalyze: { analyzerMode: 'json', reportFilename: 'r.json' } } }",
    expect: [
      contains('dist/r.json', '"label":"money"'),
      contains('dist/r.json', '"label":"node_modules/money"'),
    ],
  },
  {
    statement: 'an alias resolves the imports of packages too, and those of files below the package',
    files: twoCopies,
    config: "{ source: { alias: { money: './node_modules/money' } } }",
    expect: [
      contains('dist/static/js/*.js', 'money 2.1'),
      contains('dist/static/js/*.js', 'format 2.1'),
      lacks('dist/static/js/*.js', 'money 2.0'),
      lacks('dist/static/js/*.js', 'format 2.0'),
    ],
  },
  {
    statement: 'an alias to the folder of a package does not read its exports field',
    files: {
      ...twoCopies,
      'node_modules/money/package.json':
        '{ "name": "money", "version": "2.1.0", "exports": { ".": "./lib/main.js", "./format": "./lib/format.js" } }',
      'node_modules/money/lib/main.js': 'export default "lib main";',
      'node_modules/money/lib/format.js': 'export default "lib format";',
    },
    config: "{ source: { alias: { money: './node_modules/money' } } }",
    expect: [lacks('dist/static/js/*.js', 'lib main'), contains('dist/static/js/*.js', 'money 2.1')],
  },
  {
    statement: 'without lib-polyfill, off still adds the helpers of the compiler',
    files: {
      '.browserslistrc': 'ie 11',
      'src/index.js':
        'class A { #x = 1; get x() { return this.#x; } } console.log(new A().x, [1].includes(1));',
    },
    config: "{ output: { polyfill: 'off' } }",
    expect: [
      absent('dist/static/js/lib-polyfill.*.js'),
      contains('dist/static/js/*.js', 'private field'),
      lacks('dist/static/js/*.js', 'core-js'),
    ],
  },
  {
    statement: 'a block for development is not emitted, nor the module that it loads',
    files: {
      'src/mock-server.js': "export const start = () => console.log('mock server');",
      'src/index.js':
        "if (process.env.NODE_ENV === 'development') import('./mock-server').then(({ start }) => start()); console.log(1);",
    },
    expect: [lacks('dist/static/js/*.js', 'mock'), absent('dist/static/js/async/*')],
  },
  {
    statement: 'a static import for a block of development is emitted unless the module has no side effects',
    files: {
      'src/mock-server.js': "console.log('mock server'); export const start = () => 1;",
      'src/index.js':
        "import { start } from './mock-server'; if (process.env.NODE_ENV === 'development') start();",
    },
    expect: [contains('dist/static/js/*.js', 'mock server')],
  },
  {
    statement:
      'unused functions of a CommonJS object stay, those of exports.name and of ES modules are removed',
    files: {
      'node_modules/object/index.js':
        "module.exports = { used: () => 'object used', unused: () => 'object unused' };",
      'node_modules/names/index.js':
        "exports.used = () => 'names used'; exports.unused = () => 'names unused';",
      'node_modules/modern/package.json':
        '{ "name": "modern", "main": "index.js", "sideEffects": false, "type": "module" }',
      'node_modules/modern/index.js':
        "export const used = () => 'esm used'; export const unused = () => 'esm unused';",
      'src/index.js':
        "import { used } from 'object'; import { used as a } from 'names'; import { used as b } from 'modern'; console.log(used(), a(), b());",
    },
    expect: [
      contains('dist/static/js/*.js', 'object unused'),
      contains('dist/static/js/*.js', 'names used'),
      lacks('dist/static/js/*.js', 'names unused'),
      contains('dist/static/js/*.js', 'esm used'),
      lacks('dist/static/js/*.js', 'esm unused'),
    ],
  },
  {
    statement: 'a default import of a CommonJS package keeps exports.name too',
    files: {
      'node_modules/names/index.js':
        "exports.used = () => 'names used'; exports.unused = () => 'names unused';",
      'src/index.js': "import names from 'names'; console.log(names.used(), names);",
    },
    expect: [contains('dist/static/js/*.js', 'names unused')],
  },
  {
    statement: 'with sideEffects false, a script that is imported for its effect is removed with its styles',
    files: {
      'package.json': '{ "name": "experiment", "sideEffects": false }',
      'src/theme.js': "import './theme.css'; console.log('theme');",
      'src/theme.css': '.theme { color: red }',
      'src/own.css': '.own { color: red }',
      'src/index.js': "import './theme'; import './own.css'; console.log(1);",
    },
    expect: [
      lacks('dist/static/js/*.js', '"theme"'),
      contains('dist/static/css/*.css', '.own'),
      lacks('dist/static/css/*.css', '.theme'),
    ],
  },
  {
    statement: 'a list of sideEffects keeps the script and its styles',
    files: {
      'package.json': '{ "name": "experiment", "sideEffects": ["./src/theme.js"] }',
      'src/theme.js': "import './theme.css'; console.log('theme');",
      'src/theme.css': '.theme { color: red }',
      'src/index.js': "import './theme'; console.log(1);",
    },
    expect: [contains('dist/static/js/*.js', '"theme"'), contains('dist/static/css/*.css', '.theme')],
  },
  {
    statement: 'transformImport leads to the file of a function, in compiled files only',
    files: {
      'node_modules/lodash/package.json': '{ "name": "lodash", "main": "index.js" }',
      'node_modules/lodash/index.js': "module.exports = { groupBy: 'whole lodash' };",
      'node_modules/lodash/groupBy.js': "module.exports = 'file of groupBy';",
      'node_modules/pkg/index.js': "import { groupBy } from 'lodash'; export default groupBy;",
      'src/index.js': "import { groupBy } from 'lodash'; import pkg from 'pkg'; console.log(groupBy, pkg);",
    },
    config: "{ source: { transformImport: [{ libraryName: 'lodash', customName: 'lodash/{{ member }}' }] } }",
    expect: [
      contains('dist/static/js/*.js', 'file of groupBy'),
      contains('dist/static/js/*.js', 'whole lodash'),
    ],
  },
  {
    statement: 'transformImport alone leaves the whole package out',
    files: {
      'node_modules/lodash/package.json': '{ "name": "lodash", "main": "index.js" }',
      'node_modules/lodash/index.js': "module.exports = { groupBy: 'whole lodash' };",
      'node_modules/lodash/groupBy.js': "module.exports = 'file of groupBy';",
      'src/index.js': "import { groupBy } from 'lodash'; console.log(groupBy);",
    },
    config: "{ source: { transformImport: [{ libraryName: 'lodash', customName: 'lodash/{{ member }}' }] } }",
    expect: [lacks('dist/static/js/*.js', 'whole lodash')],
  },
  {
    statement: 'transformImport leaves a default import, which bundles the whole package',
    files: {
      'node_modules/lodash/package.json': '{ "name": "lodash", "main": "index.js" }',
      'node_modules/lodash/index.js': "module.exports = { groupBy: 'whole lodash' };",
      'node_modules/lodash/groupBy.js': "module.exports = 'file of groupBy';",
      'src/index.js': "import _ from 'lodash'; console.log(_.groupBy);",
    },
    config: `{
      performance: { chunkSplit: { strategy: 'all-in-one' } },
      source: {
        transformImport: [{ libraryName: 'lodash', customName: 'lodash/{{ member }}' }],
      },
    }`,
    expect: [
      contains('dist/static/js/index.*.js', 'whole lodash'),
      lacks('dist/static/js/*.js', 'file of groupBy'),
    ],
  },
  {
    statement: 'an alias to a folder that does not exist has no effect and prints no message',
    files: twoCopies,
    config: "{ source: { alias: { money: './app/node_modules/money' } } }",
    expect: [
      contains('dist/static/js/*.js', 'money 2.1'),
      contains('dist/static/js/*.js', 'money 2.0'),
      printsNot(/warn|error|app.node_modules/i),
    ],
  },
  {
    statement: 'a small image is inlined into the stylesheet that uses it',
    files: {
      'src/a.css': '.a { background: url(./a.png) }',
      'src/a.png': 'small',
      'src/index.js': "import './a.css';",
    },
    expect: [contains('dist/static/css/*.css', 'data:image/png')],
  },
  {
    statement: 'a condition in a variable removes the block, but not the chunk of import()',
    files: {
      'src/mock-server.js': "export const start = () => console.log('mock server');",
      'src/index.js':
        "const isDev = process.env.NODE_ENV === 'development'; if (isDev) import('./mock-server').then(({ start }) => start());",
    },
    expect: [contains('dist/static/js/async/*.js', 'mock server')],
  },
  {
    statement:
      'the Image Compress plugin compresses imported and copied files, but no favicon and no public files',
    files: {
      'png.cjs': `
        const { mkdirSync, writeFileSync } = require('node:fs');
        const { Transformer } = require('@napi-rs/image');
        const pixels = Buffer.from(Array.from({ length: 160_000 }, (_, index) => (index * index) % 251 | 128));
        const png = Transformer.fromRgbaPixels(pixels, 200, 200).pngSync();
        for (const file of ['src/photo.png', 'src/icon.png', 'copied/copied.png', 'public/public.png']) {
          mkdirSync(file.split('/')[0], { recursive: true });
          writeFileSync(file, png);
        }
      `,
      'src/index.js': "import photo from './photo.png'; console.log(photo);",
      'sizes.cjs': `
        const { readdirSync, statSync } = require('node:fs');
        const size = (file) => statSync(file).size;
        for (const file of readdirSync('dist', { recursive: true }))
          if (file.endsWith('.png'))
            console.log(file, size('dist/' + file) < size('src/photo.png') ? 'smaller' : 'equal');
      `,
    },
    config: `
      import { pluginImageCompress } from '@rsbuild/plugin-image-compress';
      export default {
        plugins: [pluginImageCompress()],
        html: { favicon: './src/icon.png' },
        output: { copy: [{ from: 'copied' }], dataUriLimit: 0 },
      };
    `,
    commands: ['node png.cjs', 'rsbuild build', 'node sizes.cjs'],
    expect: [
      prints(/photo\.\w+\.png smaller/, 'node sizes'),
      prints('copied.png smaller', 'node sizes'),
      prints('icon.png equal', 'node sizes'),
      prints('public.png equal', 'node sizes'),
    ],
  },
  {
    statement:
      'with sideEffects false, a script that is imported for its effect is removed in development too',
    files: {
      'package.json': '{ "name": "experiment", "sideEffects": false }',
      'src/register.js': "console.log('own register');",
      'src/index.js': "import './register'; console.log('entry');",
    },
    commands: ['rsbuild dev --port 3493', 'GET /static/js/index.js'],
    expect: [prints('console.log("entry")', 'GET'), printsNot('own register', 'GET')],
  },
  {
    statement: 'a lazy module that an initial module imports too stays in the initial chunk',
    files: {
      'src/csv.js': "export const toCsv = () => console.log('csv code');",
      'src/other.js': "import { toCsv } from './csv'; console.log(toCsv);",
      'src/index.js':
        "import './other'; document.onclick = () => import('./csv').then(({ toCsv }) => toCsv());",
    },
    expect: [absent('dist/static/js/async/*.js'), contains('dist/static/js/index.*.js', 'csv code')],
  },
  ...[false, true].map((isMapped) => ({
    statement: `for chrome >= 100, modern syntax ${isMapped ? 'with a call of map needs' : 'alone needs no'} polyfills`,
    files: {
      '.browserslistrc': 'chrome >= 100',
      'src/index.js': `
        class A { #x = 1; get x() { return this.#x; } }
        function* g() { yield 1; }
        const load = async (o) => { for (const i of g()) await o?.a?.(i); return new A().x; };
        load(window.o).then((v) => console.log(v${isMapped ? ', [...g()].map((x) => x + 1)' : ''}));
      `,
    },
    expect: [
      isMapped
        ? contains('dist/static/js/lib-polyfill.*.js', 'core-js')
        : absent('dist/static/js/lib-polyfill.*.js'),
    ],
  })),
];
