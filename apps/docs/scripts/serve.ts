import { parseArgs } from 'node:util';
import { SettingError } from '@docs/content/build';
import { createSiteHandler, listen, readRoutePaths, siteFolder } from '../server/index.ts';

const defaultPort = 4173;

/** The URL to print. Browsers cannot open the wildcard addresses. */
export function servedAt(host: string, port: number): string {
  if (host === '0.0.0.0' || host === '::')
    return `http://localhost:${port} and every address of this machine`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

export async function main(args: string[]): Promise<void> {
  const options = { port: { type: 'string' }, host: { type: 'string', default: 'localhost' } } as const;
  const { values } = parseArgs({ args, options });
  const { host } = values;
  const wanted = values.port === undefined ? defaultPort : Number(values.port);
  if (!Number.isInteger(wanted) || wanted < 0 || wanted > 65535) {
    throw new SettingError(`--port takes a number from 0 to 65535, not "${values.port}".`);
  }
  const { port } = await listen(createSiteHandler(siteFolder, readRoutePaths()), wanted, host);
  if (port !== wanted && wanted !== 0) console.log(`Port ${wanted} is in use, so the site is on ${port}.`);
  console.log(`Serving ${servedAt(host, port)}`);
}
