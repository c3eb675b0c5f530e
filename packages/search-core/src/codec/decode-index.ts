import { analyzerById } from '../analysis/analyzers.ts';
import { fieldCount } from '../document/fields.ts';
import { numbersPerTocEntry, stringsPerDocument } from '../index/document-store.ts';
import { pageStartsOf } from '../index/inverted-index.ts';
import type { InvertedIndex } from '../index/inverted-index.ts';
import { readSurfaceTerms } from '../index/text-store.ts';
import { failure, success } from '../outcome.ts';
import type { Outcome } from '../outcome.ts';
import { postingsPerHeadingStart } from '../postings/postings-list.ts';
import { openStringTable } from '../text/string-table.ts';
import { varintSums } from '../text/varint.ts';
import { ByteReader } from './byte-reader.ts';
import type { ByteSpan } from './byte-reader.ts';
import { checksum } from './checksum.ts';
import {
  analyzerIdBytes,
  checksumStart,
  formatVersion,
  headerBytes,
  headerLayout,
  magic,
  sectionEntryBytes,
  sectionNames,
} from './header.ts';
import type { IndexFormatError, SectionName } from './header.ts';

/**
 * Makes views over `bytes`, which must not change afterwards. Never throws. An index that passes the checks can be searched
 * without exceptions or reads outside of the bytes, though forged bytes may give wrong results.
 */
export function decodeIndex(bytes: Uint8Array): Outcome<InvertedIndex, IndexFormatError> {
  const reader = new ByteReader(bytes);
  const headerError = checkHeader(reader);
  if (headerError !== undefined) return failure(headerError);
  const analyzerId = readAnalyzerId(reader);
  if (analyzerById(analyzerId) === undefined) return failure({ kind: 'unknown-analyzer', found: analyzerId });

  const spans = sectionSpans(reader);
  const missing = sectionNames.find((name) => reader.uint8Array(spans[name]) === undefined);
  if (missing !== undefined) return malformed(missing);
  const bytesOf = (name: SectionName) => reader.uint8Array(spans[name]) ?? noBytes;
  const wordsOf = (name: SectionName) => reader.uint32Array(spans[name]);
  const stringsOf = (lengths: SectionName, strings: SectionName, count: number) =>
    openStringTable(bytesOf(strings), bytesOf(lengths), count);

  const docDeltas = bytesOf('docDeltas');
  const packedFrequencies = bytesOf('packedFrequencies');
  const postings = packedFrequencies.length;
  if (docDeltas.length !== postings) return malformed('docDeltas');
  const headingStarts = wordsOf('headingStarts');
  if (headingStarts?.length !== Math.ceil(postings / postingsPerHeadingStart))
    return malformed('headingStarts');

  const termCount = reader.uint32At(headerLayout.termCount) ?? 0;
  const terms = stringsOf('termLengths', 'termBytes', termCount);
  if (terms === undefined) return malformed('termLengths');
  const postingStarts = varintSums(bytesOf('listLengths'), termCount);
  if (postingStarts?.at(-1) !== postings) return malformed('listLengths');

  const fieldLengths = wordsOf('fieldLengths');
  if (fieldLengths === undefined || fieldLengths.length % fieldCount !== 0) return malformed('fieldLengths');
  const documents = fieldLengths.length / fieldCount;
  const tocNumbers = reader.int32Array(spans.tocNumbers);
  if (tocNumbers === undefined || tocNumbers.length % numbersPerTocEntry !== 0)
    return malformed('tocNumbers');
  const tocEntries = tocNumbers.length / numbersPerTocEntry;
  const tocStarts = varintSums(bytesOf('tocLengths'), documents);
  if (tocStarts?.at(-1) !== tocEntries) return malformed('tocLengths');
  const headLengths = bytesOf('headingLengths');
  if (headLengths.length !== documents + tocEntries) return malformed('headingLengths');
  const strings = stringsOf('stringLengths', 'stringBytes', documents * stringsPerDocument + tocEntries);
  if (strings === undefined) return malformed('stringLengths');

  const kinds = bytesOf('surfaceKinds');
  const surfaces = stringsOf('surfaceLengths', 'surfaceBytes', kinds.length);
  if (surfaces === undefined) return malformed('surfaceLengths');
  const pageStarts = varintSums(bytesOf('textLengths'), documents);
  if (pageStarts?.at(-1) !== spans.textBytes.length) return malformed('textLengths');
  const surfaceTerms = readSurfaceTerms(
    bytesOf('surfaceTermCounts'),
    bytesOf('surfaceTerms'),
    kinds.length,
    termCount,
  );
  if (surfaceTerms === undefined) return malformed('surfaceTerms');

  const store = { strings, tocStarts, tocNumbers };
  return success({
    analyzerId,
    dictionary: { terms, postingStarts },
    postings: { docDeltas, packedFrequencies, headingDeltas: bytesOf('headingDeltas'), headingStarts },
    postingCount: reader.uint32At(headerLayout.postingCount) ?? 0,
    pageStarts: pageStartsOf(store),
    headLengths,
    fieldLengths,
    store,
    text: { bytes: bytesOf('textBytes'), surfaces, pageStarts, kinds, ...surfaceTerms },
  });
}

const noBytes = new Uint8Array();

/** The checksum comes last: foreign and old bytes are refused before all bytes are read. */
function checkHeader(reader: ByteReader): IndexFormatError | undefined {
  if (reader.uint32At(headerLayout.magic) !== magic) return { kind: 'not-an-index' };
  const version = reader.uint32At(headerLayout.formatVersion);
  if (version !== formatVersion) {
    return { kind: 'wrong-format-version', expected: formatVersion, found: version ?? 0 };
  }
  const expected = Math.max(headerBytes, reader.uint32At(headerLayout.totalLength) ?? 0);
  if (expected !== reader.length) return { kind: 'wrong-length', expected, found: reader.length };
  const stored = reader.uint32At(headerLayout.checksum);
  return stored === checksum(reader.bytes, checksumStart) ? undefined : { kind: 'wrong-checksum' };
}

function readAnalyzerId(reader: ByteReader): string {
  const padded = reader.uint8Array({ offset: headerLayout.analyzerId, length: analyzerIdBytes });
  if (padded === undefined) return '';
  const end = padded.indexOf(0);
  const id = end < 0 ? padded : padded.subarray(0, end);
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(id);
}

/** With a forged length, a section and its successors may lie outside of the bytes; the reader makes no view of them. */
function sectionSpans(reader: ByteReader): Readonly<Record<SectionName, ByteSpan>> {
  let offset = headerBytes;
  const spans = sectionNames.map((name, position): [SectionName, ByteSpan] => {
    const length = reader.uint32At(headerLayout.sectionTable + position * sectionEntryBytes) ?? 0;
    const span = { offset, length };
    offset += Math.ceil(length / 4) * 4;
    return [name, span];
  });
  return Object.fromEntries(spans) as Record<SectionName, ByteSpan>;
}

function malformed(section: SectionName): Outcome<never, IndexFormatError> {
  return failure({ kind: 'malformed-section', section });
}
