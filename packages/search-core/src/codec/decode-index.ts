import { analyzerById } from '../analysis/analyzers.ts';
import { openDictionary } from '../dictionary/term-dictionary.ts';
import { fieldCount } from '../document/fields.ts';
import { numbersPerTocEntry, stringsPerDocument, stringsPerTocEntry } from '../index/document-store.ts';
import { pageStartsOf } from '../index/inverted-index.ts';
import type { InvertedIndex } from '../index/inverted-index.ts';
import { failure, success } from '../outcome.ts';
import type { Outcome } from '../outcome.ts';
import { postingsPerHeadStart } from '../postings/postings-list.ts';
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
 * Views over `bytes`, which must not change afterwards. Never throws, whatever the bytes are: what passes the
 * checks can be searched safely, though forged bytes may give nonsense.
 */
export function decodeIndex(bytes: Uint8Array): Outcome<InvertedIndex, IndexFormatError> {
  const reader = new ByteReader(bytes);
  const headerError = checkHeader(reader);
  if (headerError !== undefined) return failure(headerError);
  const analyzerId = readAnalyzerId(reader);
  if (analyzerById(analyzerId) === undefined) return failure({ kind: 'unknown-analyzer', found: analyzerId });

  const spans = sectionSpans(reader);
  const bytesOf = (name: SectionName) => reader.uint8Array(spans[name]);
  const wordsOf = (name: SectionName) => reader.uint32Array(spans[name]);
  const forms = bytesOf('postingForms');
  if (forms === undefined) return malformed('postingForms');
  const gaps = bytesOf('postingGaps');
  if (gaps?.length !== forms.length) return malformed('postingGaps');
  const heads = bytesOf('heads');
  if (heads === undefined) return malformed('heads');
  const headStarts = wordsOf('headStarts');
  if (headStarts?.length !== Math.ceil(forms.length / postingsPerHeadStart)) return malformed('headStarts');
  const lengths = bytesOf('termLengths');
  if (lengths === undefined) return malformed('termLengths');
  const suffixes = bytesOf('termSuffixes');
  if (suffixes === undefined) return malformed('termSuffixes');
  const listLengths = bytesOf('listLengths');
  if (listLengths === undefined) return malformed('listLengths');
  const blockLengths = wordsOf('blockLengths');
  if (blockLengths === undefined) return malformed('blockLengths');
  const termCount = reader.uint32At(headerLayout.termCount) ?? 0;
  const columns = { lengths, suffixes, listLengths };
  const dictionary = openDictionary(columns, blockLengths, termCount, forms.length);
  if (dictionary === undefined) return malformed('blockLengths');
  const fieldLengths = wordsOf('fieldLengths');
  if (fieldLengths === undefined || fieldLengths.length % fieldCount !== 0) return malformed('fieldLengths');
  const documents = fieldLengths.length / fieldCount;
  const tocNumbers = reader.int32Array(spans.tocNumbers);
  if (tocNumbers === undefined || tocNumbers.length % numbersPerTocEntry !== 0)
    return malformed('tocNumbers');
  const tocEntries = tocNumbers.length / numbersPerTocEntry;
  const tocStarts = wordsOf('tocStarts');
  if (tocStarts?.length !== documents + 1 || !areOffsets(tocStarts, tocEntries))
    return malformed('tocStarts');
  const headLengths = bytesOf('headLengths');
  if (headLengths?.length !== documents + tocEntries) return malformed('headLengths');
  const strings = bytesOf('strings');
  if (strings === undefined) return malformed('strings');
  const stringOffsets = wordsOf('stringOffsets');
  const stringCount = documents * stringsPerDocument + tocEntries * stringsPerTocEntry;
  if (stringOffsets?.length !== stringCount + 1 || !areOffsets(stringOffsets, strings.length)) {
    return malformed('stringOffsets');
  }

  const store = { bytes: strings, offsets: stringOffsets, tocStarts, tocNumbers };
  return success({
    analyzerId,
    dictionary,
    postings: { gaps, forms, heads, headStarts },
    postingCount: reader.uint32At(headerLayout.postingCount) ?? 0,
    pageStarts: pageStartsOf(store),
    headLengths,
    fieldLengths,
    store,
  });
}

/** The cheap questions first: foreign and old bytes are told apart before any sum is made. */
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

/** A length beyond the bytes leaves its section, and those behind it, outside of them: no view is made of these. */
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

/** Offsets start at 0, never fall, and end at `limit`, so that each pair of neighbours is a span inside. */
function areOffsets(offsets: Uint32Array, limit: number): boolean {
  let before = 0;
  for (let position = 0; position < offsets.length; position += 1) {
    const offset = offsets[position] ?? 0;
    if (offset < before) return false;
    before = offset;
  }
  return offsets[0] === 0 && before === limit;
}

function malformed(section: SectionName): Outcome<never, IndexFormatError> {
  return failure({ kind: 'malformed-section', section });
}
