import { prints } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

const directives: readonly Experiment[] = [
  { statement: '', printed: 'tip is not defined' },
  { statement: 'void tip;', printed: 'text of tip' },
].map(({ statement, printed }) => ({
  statement: `a directive that only JSX names prints ${printed} with the statement ${statement || 'of its own'}`,
  files: {
    'src/tip.js': "export const tip = 'text of tip';",
    // JSX compiles to a use of the directive, as with the preset of Solid.
    'src/index.jsx': `
      import { tip } from './tip';
      ${statement}
      try { console.log(<b use:tip />); } catch (error) { console.log(error.message); }
    `,
  },
  config: `
    import { pluginBabel } from '@rsbuild/plugin-babel';
    const preset = ({ types }) => ({
      visitor: { JSXElement: (path) => { path.replaceWith(types.identifier(path.node.openingElement.attributes[0].name.name.name)); } },
    });
    export default {
      plugins: [pluginBabel({ include: /\\.jsx$/, babelLoaderOptions: (config, { addPlugins }) => addPlugins([preset]) })],
      source: { entry: { index: './src/index.jsx' } },
      output: { targets: ['node'] },
    };
  `,
  commands: ['rsbuild build', 'node dist/server/index.js'],
  expect: [prints(printed, 'node')],
}));

const libraries: readonly Experiment[] = [
  { conditionNames: "['...']", text: 'build for browsers' },
  { conditionNames: "['solid', '...']", text: 'JSX of the library' },
].map(({ conditionNames, text }) => ({
  statement: `conditionNames ${conditionNames} select the ${text}`,
  files: {
    'src/index.js': "import { text } from 'solid-list'; console.log(text);",
    'node_modules/solid-list/package.json':
      '{ "exports": { ".": { "solid": "./index.jsx", "default": "./index.js" } } }',
    'node_modules/solid-list/index.jsx': "export const text = 'JSX of the library';",
    'node_modules/solid-list/index.js': "export const text = 'build for browsers';",
  },
  config: `{ output: { targets: ['node'] }, tools: { rspack: { resolve: { conditionNames: ${conditionNames} } } } }`,
  commands: ['rsbuild build', 'node dist/server/index.js'],
  expect: [prints(text, 'node')],
}));

export const experiments: readonly Experiment[] = [...directives, ...libraries];
