/** Required fields of the manifest of this package. */
export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly description: string;
  readonly license: string;
  readonly type: string;
  readonly sideEffects: boolean;
  readonly exports: Readonly<Record<string, string>>;
  readonly bin: Readonly<Record<string, string>>;
  readonly dependencies: Readonly<Record<string, string>>;
}

/** Versions of Node that support all features of the compiled files. */
const engines = { node: '>=20' };

/**
 * The manifest of the built folder. Inside the workspace the entry points are TypeScript, for bundlers; in the built
 * folder they are JavaScript, next to their declarations.
 */
export function distManifest(source: Manifest) {
  const { name, version, description, license, type, sideEffects, dependencies } = source;
  return {
    name,
    version,
    description,
    license,
    type,
    sideEffects,
    engines,
    exports: mapValues(source.exports, (file) => file.replace('./src/', './').replace(/\.ts$/, '.js')),
    bin: mapValues(source.bin, (file) => file.replace(/^(\.\/)?dist\//, './')),
    dependencies,
  };
}

function mapValues(
  record: Readonly<Record<string, string>>,
  change: (value: string) => string,
): Record<string, string> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
}
