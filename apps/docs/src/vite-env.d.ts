/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Origin of the published site, without a trailing slash. */
  readonly SITE_HOST: string;
  /** URL of the page sources in the public repository, with a trailing slash. */
  readonly SITE_EDIT_BASE: string;
  /** `localePattern` of each language; only in the head scripts. */
  readonly EN_PATTERN: string;
  readonly ZH_PATTERN: string;
}
