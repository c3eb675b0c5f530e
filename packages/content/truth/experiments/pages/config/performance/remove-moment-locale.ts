import { contains, count, lacks, prints, printsNot } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

/** A package that requests its languages as moment 2 does. */
const moment = (folder: string): Readonly<Record<string, string>> => ({
  [`${folder}/package.json`]: '{ "name": "moment", "version": "2.30.1", "main": "./moment.js" }',
  [`${folder}/moment.js`]:
    "module.exports = { locale: (name) => { try { require('./locale/' + name); } catch {} } };",
  [`${folder}/locale/ja.js`]: "require('../moment'); module.exports = 'Japanese';",
  [`${folder}/locale/de.js`]: "require('../moment'); module.exports = 'German';",
});
const files = {
  ...moment('node_modules/moment'),
  'src/index.js': "import moment from 'moment'; moment.locale(location.hash);",
};
const on = '{ performance: { removeMomentLocale: true } }';

export const experiments: readonly Experiment[] = [
  {
    statement: 'by default all languages are bundled',
    files,
    expect: [contains('dist/static/js/*.js', 'Japanese'), contains('dist/static/js/*.js', 'German')],
  },
  {
    statement: 'with the option no language is bundled, and no message says so',
    files,
    config: on,
    expect: [
      lacks('dist/static/js/*.js', 'Japanese'),
      lacks('dist/static/js/*.js', 'German'),
      printsNot('warn'),
    ],
  },
  ...Object.entries({ with: on, without: '{}' }).map(([name, config]) => ({
    statement: `${name} the option, an imported language is bundled`,
    files: { ...files, 'src/index.js': `${files['src/index.js']} import 'moment/locale/ja';` },
    config,
    expect: [contains('dist/static/js/*.js', 'Japanese')],
  })),
  {
    statement: 'a dynamic import gives each language a chunk',
    files: {
      ...files,
      'src/index.js': 'import(`moment/locale/${location.hash}.js`); import("moment");',
    },
    config: on,
    expect: [
      count('dist/static/js/async/*.js', 3),
      lacks('dist/static/js/index.*.js', 'Japanese'),
      contains('dist/static/js/async/*.js', 'German'),
    ],
  },
  {
    statement: 'the option applies to a copy in the store of pnpm and to one inside a dependency',
    files: {
      ...moment('node_modules/.pnpm/moment@2.30.1/node_modules/moment'),
      ...moment('node_modules/lib/node_modules/moment'),
      'node_modules/lib/index.js': "require('moment').locale('de');",
      'src/index.js':
        "import 'lib'; import moment from '../node_modules/.pnpm/moment@2.30.1/node_modules/moment'; moment.locale('ja');",
    },
    config: on,
    expect: [lacks('dist/static/js/*.js', 'Japanese'), lacks('dist/static/js/*.js', 'German')],
  },
  {
    statement: 'the option does not apply to moment/dist/moment',
    files: {
      'node_modules/moment/package.json': '{ "name": "moment", "version": "2.30.1" }',
      'node_modules/moment/dist/moment.js':
        "const request = require; export default { locale: (name) => request('./locale/' + name) };",
      'node_modules/moment/dist/locale/ja.js': "export default 'Japanese';",
      'src/index.js': "import moment from 'moment/dist/moment'; moment.locale(location.hash);",
    },
    config: on,
    expect: [contains('dist/static/js/*.js', 'Japanese')],
  },

  {
    statement:
      'an import activates its language the first time only, English has no file, moment.locale activates both, and TypeScript 6 reports the import',
    files: {
      'node_modules/moment/package.json':
        '{ "name": "moment", "main": "./moment.js", "typesVersions": { ">=3.1": { "*": ["types/*"] } } }',
      'node_modules/moment/moment.js': `
        const known = ['en'];
        let current = 'en';
        exports.locale = (name) => (known.includes(name) ? (current = name) : current);
        exports.defineLocale = (name) => { known.push(name); current = name; };
      `,
      'node_modules/moment/locale/ja.js': "require('../moment').defineLocale('ja');",
      'dates.ts': "import 'moment/locale/ja';",
      'check.cjs': `
        const ts = require('typescript');
        for (const noUncheckedSideEffectImports of [undefined, false]) {
          const options = { module: ts.ModuleKind.ESNext, noEmit: true, noUncheckedSideEffectImports };
          const found = ts.getPreEmitDiagnostics(ts.createProgram(['dates.ts'], options));
          console.log(String(noUncheckedSideEffectImports), 'reports', ...found.map(({ code }) => 'TS' + code));
        }
      `,
      'node_modules/moment/locale/de.js': "require('../moment').defineLocale('de');",
      'src/language.js': `
        import moment from 'moment';
        export async function setLanguage(name) {
          if (name !== 'en') {
            await import(\`moment/locale/\${name}.js\`);
          }
          moment.locale(name);
        }
      `,
      'src/index.js': `
        import moment from 'moment';
        import { setLanguage } from './language.js';
        const load = (name) => import(\`moment/locale/\${name}.js\`);
        (async () => {
          for (const name of ['de', 'ja', 'de']) await load(name);
          console.log('IMPORTED', moment.locale());
          await load('en').catch(({ message }) => console.log(message));
          await setLanguage('de');
          console.log('SET', moment.locale());
          await setLanguage('en');
          console.log('SET', moment.locale());
        })();
      `,
    },
    config: "{ output: { targets: ['node'] }, performance: { removeMomentLocale: true } }",
    commands: ['rsbuild build', 'node dist/server/index.js', 'node check.cjs'],
    expect: [
      prints('IMPORTED ja', 'node'),
      prints("Cannot find module './en.js'", 'node'),
      prints('SET de', 'node'),
      prints('SET en', 'node'),
      prints('undefined reports TS2882', 'node check'),
      prints(/false reports\s*$/, 'node check'),
    ],
  },
];
