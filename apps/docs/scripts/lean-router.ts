import type { Plugin } from 'vite';

/**
 * react-router is one module of everything it can do, and what we do not import stays in the bundle (9 KB gzip):
 * a bundler must assume that `React.forwardRef(…)`, `class extends React.Component` and `Link.displayName = …`
 * do something when they run. They do not, which is said here in the form that bundlers read. A release that is
 * written in another way is bundled as it is, and tests/budgets tells.
 */
export function leanRouter(): Plugin {
  return {
    name: 'docs:lean-router',
    transform: {
      filter: { id: /\/react-router\/dist\/.*\.mjs$/ },
      handler: (code) => ({ code: withoutTopLevelEffects(code), map: null }),
    },
  };
}

export const withoutTopLevelEffects = (code: string): string =>
  code
    .replaceAll(
      /^var (\w+) = (class extends React\d*\.Component \{\n[\s\S]*?^\});$/gm,
      (_whole, name: string, definition: string) => {
        const context = new RegExp(`^${name}\\.contextType = (\\w+);$`, 'm').exec(code)?.[1];
        const statics = context === undefined ? '{}' : `{ contextType: ${context} }`;
        return `var ${name} = /* @__PURE__ */ (() => Object.assign(${definition}, ${statics}))();`;
      },
    )
    .replaceAll(/^\w+\.(displayName|contextType) = .*;$/gm, '')
    .replaceAll(/= (?=React\d*\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ ');
