import { contains, lacks } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

/** The plugin is not installed; this is what it sets for a package `deep` with sources. */
const config = `
  export default {
    source: { include: [process.cwd() + '/node_modules/deep/src'] },
    tools: {
      bundlerChain: (chain, { CHAIN_ID }) => {
        const rule = chain.module.rule(CHAIN_ID.RULE.JS);
        rule.resolve.mainFields.merge(['source', '...']);
        rule.resolve.merge({ conditionNames: ['...', 'source'] });
      },
    },
  };
`;
const files = {
  'src/index.js': "import deep from 'deep'; import ui from 'ui'; console.log(deep, ui);",
  'node_modules/deep/package.json':
    '{ "name": "deep", "main": "./dist/index.js", "source": "./src/index.js" }',
  'node_modules/deep/src/index.js': "export default 'source of deep';",
  'node_modules/deep/dist/index.js': "export default 'output of deep';",
};

export const experiments: readonly Experiment[] = [
  {
    statement: 'the build output of another package imports the output, so that both copies are bundled',
    files: { ...files, 'node_modules/ui/index.js': "export { default } from 'deep';" },
    config,
    expect: [
      contains('dist/static/js/index.*.js', 'source of deep'),
      contains('dist/static/js/index.*.js', 'output of deep'),
    ],
  },
  {
    statement: 'a file of a package that is compiled imports the sources',
    files: { ...files, 'node_modules/ui/index.js': "export { default } from 'deep';" },
    config: config.replace('include: [', "include: [process.cwd() + '/node_modules/ui', "),
    expect: [
      contains('dist/static/js/index.*.js', 'source of deep'),
      lacks('dist/static/js/index.*.js', 'output of deep'),
    ],
  },
];
