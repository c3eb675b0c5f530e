import { prints, printsNot } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

/** Runs what the plugin adds to a module, with a fake runtime that records. */
const execute = (moduleExports: string): Readonly<Record<string, string>> => ({
  'check.cjs': `
    globalThis.window = { location: { reload: () => console.log('reloaded') } };
    const { join } = require('node:path');
    const main = require.resolve('@rspack/plugin-react-refresh');
    const { executeRuntime } = require(join(main, '../../client/refreshUtils.js'));
    const Named = function Named() { return null; };
    const hot = { data: null, accept: () => console.log('accepted'), dispose() {}, invalidate() {} };
    executeRuntime(${moduleExports}, 'm', hot, undefined, false);
    console.log('executed');
  `,
});

export const experiments: readonly Experiment[] = [
  {
    statement: 'a module with only components takes its update itself',
    files: execute('{ default: Named, Other: Named }'),
    commands: ['node check.cjs'],
    expect: [prints('accepted'), printsNot('reloaded')],
  },
  {
    statement: 'a component beside a constant leaves the update to its importers and reloads nothing',
    files: execute("{ default: Named, color: 'red' }"),
    commands: ['node check.cjs'],
    expect: [prints('executed'), printsNot('accepted'), printsNot('reloaded')],
  },
];
