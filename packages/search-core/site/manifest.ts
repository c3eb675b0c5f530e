import type { LocaleFiles } from '../cli/site/locale-files.ts';

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

/**
 * The locale that matches a `lang`, else one with the same language and script, else one with the same language, else
 * the first.
 */
export function pickLocale({ locales }: Manifest, lang: string): LocaleFiles {
  const picked = keysOf(lang)
    .map((key, place) => locales.find(({ locale }) => keysOf(locale)[place] === key))
    .find((found) => found !== undefined);
  return picked ?? locales[0];
}

/**
 * Keys of a tag, the most specific first: `zh-HK`, `zh-Hant` (which is also the second of `zh-TW`) and `zh`. Empty for
 * an invalid tag.
 */
function keysOf(tag: string): readonly string[] {
  try {
    const locale = new Intl.Locale(tag.replaceAll('_', '-'));
    const { language, script } = locale.maximize();
    return [locale.minimize().toString(), `${language}-${script}`, language];
  } catch {
    return [];
  }
}
