/** An index in three parts, or in shards. */
export type LocaleFiles = {
  readonly locale: string;
  readonly contentHash: string;
} & (
  { readonly heads: string; readonly index: string; readonly contents: string } | { readonly shards: string }
);

export interface Manifest {
  /** The locale with the most pages first. */
  readonly locales: readonly [LocaleFiles, ...LocaleFiles[]];
}

/** Checks the content of `manifest.json`; throws an Error that names the file. */
export function parseManifest(json: unknown, url: string): Manifest {
  const list = isRecord(json) && Array.isArray(json['locales']) ? json['locales'] : [];
  const [first, ...others] = list.filter(isLocaleFiles);
  if (first === undefined || others.length + 1 < list.length) {
    throw new Error(`search-core: ${url} is no manifest. Run "search-core site" again.`);
  }
  return { locales: [first, ...others] };
}

function isLocaleFiles(value: unknown): value is LocaleFiles {
  if (!isRecord(value)) return false;
  const files = 'shards' in value ? ['shards'] : ['heads', 'index', 'contents'];
  return ['locale', 'contentHash', ...files].every((name) => typeof value[name] === 'string');
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** The locale of a `lang`, else one of the same language, else the first. */
export function pickLocale({ locales }: Manifest, lang: string): LocaleFiles {
  const tags = (tag: string): readonly string[] => {
    try {
      const locale = new Intl.Locale(tag);
      return [locale.minimize().toString(), locale.language];
    } catch {
      return [];
    }
  };
  for (const wanted of tags(lang)) {
    const found =
      locales.find(({ locale }) => locale === wanted) ??
      locales.find(({ locale }) => tags(locale)[1] === wanted);
    if (found !== undefined) return found;
  }
  return locales[0];
}
