import { expect, it } from 'vitest';
import { headerLayout, sectionEntryBytes, sectionStart } from '../src/codec/header.ts';
import { sectionNames } from '../src/codec/section-names.ts';
import { buildIndex, openIndex } from '../src/index.ts';
import { resealed } from './forged-bytes.ts';
import { smallDocuments } from './small-documents.ts';

/** More words than have numbers of one byte, so that no section is empty. */
const manyWords = Array.from({ length: 400 }, (_, at) => `word${at}`).join(' ');
const page = { routePath: '/many', title: 'Many', content: manyWords, toc: [], domain: '' };
const whole = buildIndex([...smallDocuments, page]).toBytes();

it.each(sectionNames)('bytes are rejected if %s lacks its last byte', (name) => {
  const section = sectionNames.indexOf(name);
  const end = sectionStart(whole, section + 1);
  expect(end).toBeGreaterThan(sectionStart(whole, section));
  const shorter = new Uint8Array([...whole.subarray(0, end - 1), ...whole.subarray(end)]);
  const numbers = new DataView(shorter.buffer);
  const entry = headerLayout.sectionTable + section * sectionEntryBytes;
  numbers.setUint32(entry, numbers.getUint32(entry, true) - 1, true);
  numbers.setUint32(headerLayout.totalLength, shorter.length, true);
  expect(openIndex(resealed(shorter))).toMatchObject({ error: { kind: 'malformed-section' } });
});
