import { statSync } from 'node:fs';
import { join } from 'node:path';
import { counted } from './counted.ts';
import type { SiteCommand } from './parse-command.ts';
import type { Printed } from './printed.ts';
import { causeOf } from './read-file.ts';
import { foreignFile } from './site/output-folder.ts';
import { siteDocuments } from './site/site-documents.ts';
import type { Reason, SiteDocuments } from './site/site-documents.ts';
import { writeSite } from './site/write-site.ts';

/** The output folder, inside the folder of the site. */
const outputFolder = 'search-core';

/** The module for pages and the example page, which the build of this package writes next to the command line. */
const assets = new URL('../site/', import.meta.url);

/** Printed texts of reasons; others are printed unchanged. */
const reasons: Readonly<Partial<Record<Reason, string>>> = {
  redirects: 'redirect',
  noindex: 'robots noindex',
  'error page': 'error page 404',
  'no body': 'no main, article or data-search-body',
  'too deep': 'elements nested too deep, some may not be closed',
  'too large': 'larger than 32 MB',
  'not marked': 'no data-search-body, which other pages have',
};

export function runSite({ folder, locale }: SiteCommand): Printed {
  try {
    if (!statSync(folder).isDirectory()) return { ok: false, error: `${folder} is no folder.` };
    const output = join(folder, outputFolder);
    const foreign = foreignFile(output);
    if (foreign !== undefined) {
      const error = `${output} has files that this command did not write, such as ${foreign}. Rename the folder.`;
      return { ok: false, error };
    }
    const documents = siteDocuments(folder, outputFolder, locale);
    try {
      return writeDocuments(folder, output, documents);
    } finally {
      documents.close();
    }
  } catch (reason) {
    return { ok: false, error: `${folder} cannot be indexed: ${causeOf(reason)}.` };
  }
}

function writeDocuments(folder: string, output: string, { byLocale, leftOut }: SiteDocuments): Printed {
  if (byLocale.size === 0) {
    const error = `${folder} has no HTML page with a main or article element. Is it the folder that the generator wrote?`;
    return { ok: false, error: [error, ...leftOutLines(leftOut)].join('\n') };
  }
  const lines = [...writeSite(output, byLocale, assets)].map(([name, { documents, sections, bytes }]) => {
    const counts = [counted(documents, 'page'), counted(sections, 'section'), counted(bytes, 'byte')];
    return `${name}: ${counts.join(', ')}`;
  });
  const example = `${output}/index.html is an example; open it on your server.`;
  return { ok: true, value: [...lines, ...leftOutLines(leftOut), example] };
}

function leftOutLines(leftOut: ReadonlyMap<Reason, number>): readonly string[] {
  return [...leftOut].map(
    ([reason, count]) => `${counted(count, 'page')} left out: ${reasons[reason] ?? reason}`,
  );
}
