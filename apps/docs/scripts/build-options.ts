import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { SettingError } from '@docs/content/build';
import { checkPublished } from './retained-files.ts';

const app = fileURLToPath(new URL('..', import.meta.url));

const options = {
  /** Tests build other configurations into other folders of this workspace. */
  out: { type: 'string', default: 'dist' },
  /** Folder of the site that was published last. The build keeps the files that open tabs still request. */
  previous: { type: 'string' },
  /** Publishes a service worker that removes itself and all kept files. */
  'kill-service-worker': { type: 'boolean', default: false },
} as const;

const usage =
  'Options of the build: --previous FOLDER, --kill-service-worker\nThe copy that opens from a disk is written by npm run archive.';

function parse(args: string[]) {
  try {
    return parseArgs({ args, options }).values;
  } catch (error) {
    throw new SettingError(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
  }
}

interface BuildOptions {
  /** The folder of the build. */
  readonly dist: string;
  /** Whether this is the folder that is published; others are not compressed. */
  readonly isPublished: boolean;
  readonly previous: string | null;
  readonly serviceWorker: 'service-worker' | 'kill-service-worker';
}

/** Throws a `SettingError` for wrong options. */
export function readBuildOptions(args: string[]): BuildOptions {
  const values = parse(args);
  const dist = resolve(app, values.out);
  const previous =
    values.previous === undefined ? null : resolve(process.env['INIT_CWD'] ?? '', values.previous);
  if (previous !== null) checkPublished(previous, resolve(dist, 'site'));
  return {
    dist,
    isPublished: values.out === options.out.default,
    previous,
    serviceWorker: values['kill-service-worker'] ? 'kill-service-worker' : 'service-worker',
  };
}

/** Checks the options before `npm run build` begins. */
export function main(args: string[]): Promise<void> {
  readBuildOptions(args);
  return Promise.resolve();
}
