/**
 * `install-react.cjs` copies React 19 and its types into the project, where imports find them before version 18. With links,
 * imports of React DOM would be resolved from its real folder, beside version 18.
 */
export const withReact19: Readonly<Record<string, string>> = {
  'install-react.cjs': `
    const { cpSync } = require('node:fs');
    const { dirname } = require('node:path');
    for (const [name, alias] of [
      ['react', 'react19'],
      ['react-dom', 'react-dom19'],
      ['@types/react', 'types-react19'],
      ['@types/react-dom', 'types-react-dom19'],
    ])
      cpSync(dirname(require.resolve(alias + '/package.json')), 'node_modules/' + name, { recursive: true });
  `,
};
