import { parseArgs } from 'node:util';
import { createSiteHandler, listen, readRoutePaths, siteFolder } from '../server/index.ts';

const defaultPort = 4173;

export async function main(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { port: { type: 'string' } } });
  const wanted = values.port === undefined ? defaultPort : Number(values.port);
  if (!Number.isInteger(wanted) || wanted < 0 || wanted > 65535) {
    throw new Error(`--port takes a number from 0 to 65535, not "${values.port}".`);
  }
  const { port } = await listen(createSiteHandler(siteFolder, readRoutePaths()), wanted);
  if (port !== wanted && wanted !== 0) console.log(`Port ${wanted} is in use, so the site is on ${port}.`);
  console.log(`Serving http://localhost:${port}`);
}
