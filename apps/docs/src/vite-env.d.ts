/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Origin of the published site, without a trailing slash. */
  readonly SITE_HOST: string;
  /** URL of the page sources in the public repository, with a trailing slash. */
  readonly SITE_EDIT_BASE: string;
  /** True in the application of an archive, which is opened from a disk. */
  readonly ARCHIVE: boolean;
  /** `localePattern` of each language; only in the head scripts. */
  readonly EN_PATTERN: string;
  readonly ZH_PATTERN: string;
}

/** Network Information API; missing in TypeScript's DOM library, and in some browsers. */
interface Navigator {
  readonly connection?: {
    readonly saveData?: boolean;
    /** `slow-2g`, `2g`, `3g` or `4g`. */
    readonly effectiveType?: string;
  };
}
