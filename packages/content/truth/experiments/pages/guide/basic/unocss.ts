import { contains, exits, prints } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

/** UnoCSS is not installed here. It receives the CSS that Sass and Less emit. */
export const experiments: readonly Experiment[] = [
  {
    statement: 'Sass and Less keep the directives of the page, and Sass keeps an important class in quotes',
    files: {
      'src/index.js': "import './a.scss'; import './b.less';",
      'src/a.scss':
        ".a { @apply #{'!p-4'} m-3; color: theme('colors.red.500'); } @screen md { .a { padding: 1px } }",
      'src/b.less':
        ".b { @apply rounded p-4; color: theme('colors.red.500'); } @screen md { .b { padding: 2px } }",
    },
    config: '{ output: { minify: false } }',
    expect: [
      contains('dist/static/css/*.css', '.a{@apply !p-4 m-3;color:theme('),
      contains('dist/static/css/*.css', /\.b \{\s*@apply rounded p-4;\s*color: theme\(/),
      contains('dist/static/css/*.css', /@screen md\{\.a[^]*@screen md \{\s*\.b/),
    ],
  },
  {
    statement: 'Sass rejects an important class without quotes, and a color function rejects theme()',
    files: {
      'src/index.js': "import './a.scss'; import './b.scss'; import './c.less';",
      'src/a.scss': '.a { @apply !p-4; }',
      'src/b.scss': ".b { color: rgba(theme('colors.red.500'), 0.5) }",
      'src/c.less': ".c { color: fade(theme('colors.red.500'), 50%) }",
    },
    expect: [
      exits(1),
      prints('expected ";"'),
      prints('is not a color'),
      prints('Argument cannot be evaluated to a color'),
    ],
  },
];
