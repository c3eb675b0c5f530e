import { writeFileSync } from 'node:fs';
import { buildIndex, parseDocuments, splitIndex } from '@docs/search-core';
import type { Outcome, SearchDocument } from '@docs/search-core';
import { counted } from './counted.ts';
import type { BuildCommand } from './parse-command.ts';
import type { Printed } from './printed.ts';
import { causeOf, readFile } from './read-file.ts';

export function runBuild({ documentsFile, indexFile, contentsFile, locale }: BuildCommand): Printed {
  const documents = readDocuments(documentsFile);
  if (!documents.ok) return documents;
  const index = buildIndex(documents.value, { locale });
  const whole = index.toBytes();
  const parts = splitIndex(whole);
  const files: readonly (readonly [string, Uint8Array])[] =
    contentsFile === undefined
      ? [[indexFile, whole]]
      : [
          [indexFile, parts.index],
          [contentsFile, parts.contents],
        ];
  for (const [file, data] of files) {
    try {
      writeFileSync(file, data);
    } catch (reason) {
      return { ok: false, error: `${file} cannot be written: ${causeOf(reason)}. Check the path.` };
    }
  }
  const { documents: pages, sections, terms, postings, bytes } = index.summary;
  const repeated = documents.value.length - pages;
  const counts = [
    counted(pages, 'document'),
    counted(sections, 'section'),
    counted(terms, 'term'),
    counted(postings, 'posting'),
    counted(bytes, 'byte'),
  ];
  const names = files.map(([file]) => file);
  const lines = [`${names.join(', ')}: ${counts.join(', ')}`];
  if (repeated > 0) lines.push(`${repeated} left out: another document has the same routePath`);
  return { ok: true, value: lines };
}

function readDocuments(file: string): Outcome<readonly SearchDocument[], string> {
  const bytes = readFile(file);
  if (!bytes.ok) return bytes;
  let json: unknown;
  try {
    json = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes.value));
  } catch (reason) {
    return { ok: false, error: `${file} is not JSON: ${causeOf(reason)}. It should be a list of documents.` };
  }
  const documents = parseDocuments(json);
  if (documents.ok) return documents;
  const { path, expected } = documents.error;
  return { ok: false, error: `${file} is no list of documents: ${path} should be ${expected}.` };
}
