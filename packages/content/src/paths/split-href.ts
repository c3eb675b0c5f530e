export interface HrefParts {
  readonly path: string;
  /** Empty, or starts with `?`. */
  readonly query: string;
  /** Empty, or starts with `#`. */
  readonly hash: string;
}

export function splitHref(href: string): HrefParts {
  const hashAt = href.indexOf('#');
  const beforeHash = hashAt === -1 ? href : href.slice(0, hashAt);
  const queryAt = beforeHash.indexOf('?');
  return {
    path: queryAt === -1 ? beforeHash : beforeHash.slice(0, queryAt),
    query: queryAt === -1 ? '' : beforeHash.slice(queryAt),
    hash: hashAt === -1 ? '' : href.slice(hashAt),
  };
}
