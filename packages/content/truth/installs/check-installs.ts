import type { Problem } from '../../src/problems/problem.ts';
import type { PageText } from '../page-text.ts';

/** All packages of the repository are released together, so a plugin has the version of the core. */
const version = '0.6.15';

/** Install commands must name the version of Rsbuild packages. Without one, npm installs the latest release, which needs a later core. */
export function checkInstalls({ file, commands }: PageText): readonly Problem[] {
  return commands
    .filter(({ text }) => /(?:^|\s)(?:add|install|i)\s/.test(text))
    .flatMap(({ line, text }) =>
      [...text.matchAll(/(@rsbuild\/[\w-]+)(?:@(\S+))?/g)]
        .filter(([, , written]) => written !== version)
        .map(([written, name = '']) => ({
          file,
          line,
          column: 1,
          what: `${written} installs another release than ${version}`,
          todo: `Write ${name}@${version}.`,
        })),
    );
}
