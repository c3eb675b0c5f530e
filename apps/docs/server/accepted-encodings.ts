/** Encodings of the files that the build writes, best first. */
const offered = ['br', 'gzip'] as const;
export type Encoding = (typeof offered)[number];

/** The encodings that a request accepts, by name or `*`, without those of quality zero. */
export function acceptedEncodings(header: string | undefined): readonly Encoding[] {
  const qualities = new Map(
    (header ?? '').split(',').map((part) => {
      const [name = '', ...parameters] = part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/);
      const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
      return [name, quality === undefined ? 1 : Number(quality)] as const;
    }),
  );
  return offered.filter((name) => (qualities.get(name) ?? qualities.get('*') ?? 0) > 0);
}
