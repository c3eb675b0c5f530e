import { analyzerById } from '../analysis/analyzers.ts';
import { termsPerBlock } from '../dictionary/term-dictionary.ts';
import { fieldCount } from '../document/fields.ts';
import { numbersPerTocEntry, stringsPerDocument, stringsPerTocEntry } from '../index/document-store.ts';
import type { InvertedIndex } from '../index/inverted-index.ts';
import { failure, success } from '../outcome.ts';
import type { Outcome } from '../outcome.ts';
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

  const entries = reader.uint8Array(spanOf(reader, 'entries'));
  if (entries === undefined) return malformed('entries');
  const termCount = reader.uint32At(headerLayout.termCount) ?? 0;
  const blocks = Math.ceil(termCount / termsPerBlock);
  const blockStarts = reader.uint32Array(spanOf(reader, 'blockStarts'));
  if (blockStarts?.length !== blocks || !areStarts(blockStarts, entries.length))
    return malformed('blockStarts');
  const postings = reader.uint8Array(spanOf(reader, 'postings'));
  if (postings === undefined) return malformed('postings');
  const blockPostings = reader.uint32Array(spanOf(reader, 'blockPostings'));
  if (blockPostings?.length !== blocks || !areStarts(blockPostings, postings.length)) {
    return malformed('blockPostings');
  }
  const headLengths = reader.uint8Array(spanOf(reader, 'headLengths'));
  if (headLengths === undefined) return malformed('headLengths');
  const pageStarts = reader.uint32Array(spanOf(reader, 'pageStarts'));
  if (pageStarts === undefined || !areOffsets(pageStarts, headLengths.length)) return malformed('pageStarts');
  const fieldLengths = reader.uint32Array(spanOf(reader, 'fieldLengths'));
  if (fieldLengths === undefined || fieldLengths.length % fieldCount !== 0) return malformed('fieldLengths');
  const documents = fieldLengths.length / fieldCount;
  if (pageStarts.length !== documents + 1) return malformed('pageStarts');
  const tocNumbers = reader.int32Array(spanOf(reader, 'tocNumbers'));
  if (tocNumbers === undefined || tocNumbers.length % numbersPerTocEntry !== 0)
    return malformed('tocNumbers');
  const tocEntries = tocNumbers.length / numbersPerTocEntry;
  const tocStarts = reader.uint32Array(spanOf(reader, 'tocStarts'));
  if (tocStarts?.length !== documents + 1 || !areOffsets(tocStarts, tocEntries))
    return malformed('tocStarts');
  const strings = reader.uint8Array(spanOf(reader, 'strings'));
  if (strings === undefined) return malformed('strings');
  const stringOffsets = reader.uint32Array(spanOf(reader, 'stringOffsets'));
  const stringCount = documents * stringsPerDocument + tocEntries * stringsPerTocEntry;
  if (stringOffsets?.length !== stringCount + 1 || !areOffsets(stringOffsets, strings.length)) {
    return malformed('stringOffsets');
  }

  return success({
    analyzerId,
    dictionary: { termCount, entries, blockStarts, blockPostings },
    postings,
    postingCount: reader.uint32At(headerLayout.postingCount) ?? 0,
    pageStarts,
    headLengths,
    fieldLengths,
    store: { bytes: strings, offsets: stringOffsets, tocStarts, tocNumbers },
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

function spanOf(reader: ByteReader, name: SectionName): ByteSpan {
  const entry = headerLayout.sectionTable + sectionNames.indexOf(name) * sectionEntryBytes;
  return { offset: reader.uint32At(entry) ?? 0, length: reader.uint32At(entry + 4) ?? 0 };
}

/** Offsets start at 0, never fall, and end at `limit`, so that each pair of neighbours is a span inside. */
function areOffsets(offsets: Uint32Array, limit: number): boolean {
  if (offsets[0] !== 0 || offsets.at(-1) !== limit) return false;
  return offsets.every((offset, position) => position === 0 || offset >= (offsets[position - 1] ?? 0));
}

/** Starts lie inside `limit` and never fall; an empty list may be the last. */
function areStarts(starts: Uint32Array, limit: number): boolean {
  return starts.every((start, position) => start <= limit && start >= (starts[position - 1] ?? 0));
}

function malformed(section: SectionName): Outcome<never, IndexFormatError> {
  return failure({ kind: 'malformed-section', section });
}
