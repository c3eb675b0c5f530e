/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Origin of the published site, without a slash at the end. */
  readonly SITE_HOST: string;
  /** Folder of the page sources in the public repository, with a slash at its end. */
  readonly SITE_EDIT_BASE: string;
  /** `localePattern` of each language, in the scripts of the head. */
  readonly EN_PATTERN: string;
  readonly ZH_PATTERN: string;
}
