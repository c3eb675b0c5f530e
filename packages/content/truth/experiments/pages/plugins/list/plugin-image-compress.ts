import { contains, lacks } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><!-- note --><path d="M0 0h1v1z"/></svg>';
const withSvg = (more: string): string => `
  import { pluginImageCompress } from '@rsbuild/plugin-image-compress';
  export default { plugins: [pluginImageCompress('svg')], ${more} };
`;

export const experiments: readonly Experiment[] = [
  {
    statement: 'copied files are compressed, those of the public folder are not, and minify is not needed',
    files: {
      'src/index.js': "import a from './a.svg'; console.log(a);",
      'src/a.svg': svg,
      'other/b.svg': svg,
      'public/c.svg': svg,
    },
    config: withSvg("output: { dataUriLimit: 0, minify: false, copy: [{ from: './other' }] }"),
    expect: [
      lacks('dist/static/svg/a.*.svg', 'note'),
      lacks('dist/b.svg', 'note'),
      contains('dist/c.svg', 'note'),
      contains('dist/static/js/index.*.js', '\n'),
    ],
  },
  {
    statement: 'the favicon is not compressed, the app icon is',
    files: { 'src/favicon.svg': svg, 'src/app.svg': svg },
    config: withSvg("html: { favicon: './src/favicon.svg', appIcon: './src/app.svg' }"),
    expect: [contains('dist/favicon.svg', 'note'), lacks('dist/static/image/app.svg', 'note')],
  },
  {
    statement: 'an inlined image is not compressed',
    files: {
      'src/index.js': "import a from './a.svg'; console.log(decodeURIComponent(a));",
      'src/a.svg': svg,
    },
    config: withSvg('output: { dataUriLimit: 10000 }'),
    expect: [contains('dist/static/js/index.*.js', /data:image\/svg/)],
  },
];
