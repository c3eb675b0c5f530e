import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '../../src/problems/problem.ts';
import { packagesFolder } from '../packages-folder.ts';
import type { PageText } from '../page-text.ts';

/**
 * Install commands for packages that the checks use must name the checked version. Without one, npm installs the latest
 * release, which needs a later core.
 */
export function checkInstalls({ file, commands }: PageText): readonly Problem[] {
  return commands
    .filter(({ text }) => /(?:^|\s)(?:add|install|i)\s/.test(text))
    .flatMap(({ line, text }) =>
      [...text.matchAll(/(@rsbuild\/[\w-]+)(?:@(\S+))?/g)]
        .filter(([, name = '', version]) => name in checked && version !== checked[name])
        .map(([written, name = '']) => ({
          file,
          line,
          column: 1,
          what: `${written} installs a release other than the checked one`,
          todo: `Write ${name}@${checked[name] ?? ''}.`,
        })),
    );
}

const { dependencies: checked } = JSON.parse(readFileSync(join(packagesFolder, 'package.json'), 'utf8')) as {
  readonly dependencies: Readonly<Record<string, string>>;
};
