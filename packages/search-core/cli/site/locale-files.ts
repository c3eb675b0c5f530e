/** Files of a locale, as `manifest.json` lists them: an index in three parts, or in shards. */
export type LocaleFiles = {
  readonly locale: string;
  readonly contentHash: string;
} & (
  { readonly heads: string; readonly index: string; readonly contents: string } | { readonly shards: string }
);
