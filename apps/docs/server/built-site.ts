import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Output of the build. The server serves only files in this folder. */
export const siteFolder = fileURLToPath(new URL('../dist/site', import.meta.url));

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Route paths of the built site, including unlisted pages. Throws if there is no build. */
export function readRoutePaths(): readonly string[] {
  const file = fileURLToPath(new URL('../dist/report.json', import.meta.url));
  let report: unknown;
  try {
    report = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw new Error('There is no built site: run `npm run build` first.');
  }
  const { routePaths = null, unlisted = null } = isRecord(report) ? report : {};
  if (!Array.isArray(routePaths) || !Array.isArray(unlisted))
    throw new Error('dist/report.json has no routePaths: run `npm run build` again.');
  return [...routePaths, ...unlisted].map(String);
}
