// The bundler handles CSS imports; tests read style sheets as text.
declare module '*.css';

interface ImportMeta {
  readonly glob: (
    pattern: string,
    options: { readonly query: '?raw'; readonly import: 'default'; readonly eager: true },
  ) => Readonly<Record<string, string>>;
}
