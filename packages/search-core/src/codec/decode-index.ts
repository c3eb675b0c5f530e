import { analyzerById } from '../analysis/analyzers.ts';
import { fieldCount } from '../document/fields.ts';
import { stringsPerDocument } from '../index/document-store.ts';
import { pageStartsOf } from '../index/inverted-index.ts';
import type { InvertedIndex } from '../index/inverted-index.ts';
import { readSurfaceTerms } from '../index/text-store.ts';
import { failure, success } from '../outcome.ts';
import type { Outcome } from '../outcome.ts';
import { postingsPerHeadingStart } from '../postings/postings-list.ts';
import { concatenated } from '../text/concatenated.ts';
import { decodeUtf8, openStringTable } from '../text/string-table.ts';
import { varintsOf, varintSums } from '../text/varint.ts';
import { checksum } from './checksum.ts';
import {
  analyzerIdBytes,
  checksumStart,
  contentStartOf,
  formatVersion,
  headerBytes,
  headerLayout,
  magic,
  numbersOf,
  sectionEntryBytes,
  sectionNames,
} from './header.ts';
import type { IndexFormatError, SectionName } from './header.ts';

/**
 * Makes views over `bytes`, which must not change afterwards: a whole index, or one that ends where the contents of the
 * pages begin. Never throws. An index that passes the checks can be searched without exceptions or reads outside of the
 * bytes, though forged bytes may give wrong results.
 */
export function decodeIndex(bytes: Uint8Array): Outcome<InvertedIndex, IndexFormatError> {
  // The checksum reads 32-bit numbers, which need an aligned start; bytes cut out of another buffer may lack it.
  const whole = bytes.byteOffset % 4 === 0 ? bytes : new Uint8Array(bytes);
  const headerError = checkHeader(whole);
  if (headerError !== undefined) return failure(headerError);
  const analyzerId = readAnalyzerId(whole);
  if (analyzerById(analyzerId) === undefined) return failure({ kind: 'unknown-analyzer', found: analyzerId });

  const numberAt = numbersOf(whole);
  let offset = headerBytes;
  const views = sectionNames.map((name, position): [SectionName, Uint8Array] => {
    const start = offset;
    offset += numberAt(headerLayout.sectionTable + position * sectionEntryBytes);
    return [name, whole.subarray(start, offset)];
  });
  const sections = Object.fromEntries(views) as Record<SectionName, Uint8Array>;
  const contentStart = contentStartOf(whole);
  const contentEntry = headerLayout.sectionTable + sectionNames.indexOf('contentBytes') * sectionEntryBytes;
  const contentLength = numberAt(contentEntry);
  if (offset !== numberAt(headerLayout.totalLength)) return malformed('contentBytes');

  const termCount = numberAt(headerLayout.termCount);
  const documents = Math.max(0, sections.headingLengths.length - sections.tocDepths.length);
  const tocEntries = sections.tocDepths.length;
  const { docDeltas, packedFrequencies, headingDeltas, headTextBytes } = sections;
  // The surfaces of contents follow those of heads.
  const kinds = concatenated(sections.headSurfaceKinds, sections.surfaceKinds);
  const postingBytes = packedFrequencies.length;
  const blocks = Math.ceil(postingBytes / postingsPerHeadingStart);
  const headingStarts = varintSums(sections.headingStarts, blocks);
  const terms = openStringTable(sections.termBytes, sections.termLengths, termCount);
  const postingStarts = varintSums(sections.listLengths, termCount);
  const fieldLengths = varintsOf(sections.fieldLengths, documents * fieldCount);
  const tocStarts = varintSums(sections.tocLengths, documents);
  const headingPlaces = varintsOf(sections.headingPlaces, tocEntries);
  const stringCount = documents * stringsPerDocument + tocEntries;
  const strings = openStringTable(sections.stringBytes, sections.stringLengths, stringCount);
  const surfaces = openStringTable(
    concatenated(sections.headSurfaceBytes, sections.surfaceBytes),
    concatenated(sections.headSurfaceLengths, sections.surfaceLengths),
    kinds.length,
  );
  const surfaceTerms = readSurfaceTerms(
    concatenated(sections.headSurfaceTermCounts, sections.surfaceTermCounts),
    concatenated(sections.headSurfaceTerms, sections.surfaceTerms),
    kinds.length,
    termCount,
  );
  const headStarts = varintSums(sections.headTextLengths, documents);
  const contentStarts = varintSums(sections.contentLengths, documents)?.map(
    (start) => start + headTextBytes.length,
  );

  if (docDeltas.length !== postingBytes) return malformed('docDeltas');
  if (headingStarts?.at(-1) !== headingDeltas.length) return malformed('headingStarts');
  if (terms === undefined) return malformed('termLengths');
  if (postingStarts?.at(-1) !== postingBytes) return malformed('listLengths');
  if (fieldLengths === undefined) return malformed('fieldLengths');
  if (tocStarts?.at(-1) !== tocEntries) return malformed('tocLengths');
  if (headingPlaces === undefined) return malformed('headingPlaces');
  if (strings === undefined) return malformed('stringLengths');
  if (surfaces === undefined) return malformed('surfaceLengths');
  if (surfaceTerms === undefined) return malformed('surfaceTerms');
  if (headStarts?.at(-1) !== headTextBytes.length) return malformed('headTextLengths');
  if (contentStarts?.at(-1) !== contentLength + headTextBytes.length) return malformed('contentLengths');

  const text = whole.subarray(contentStart - headTextBytes.length, contentStart + contentLength);
  const store = { strings, tocStarts, tocDepths: sections.tocDepths, headingPlaces };
  return success({
    analyzerId,
    dictionary: { terms, postingStarts },
    postings: { docDeltas, packedFrequencies, headingDeltas, headingStarts },
    postingCount: numberAt(headerLayout.postingCount),
    pageStarts: pageStartsOf(store),
    headingLengths: sections.headingLengths,
    fieldLengths,
    store,
    text: {
      bytes: text,
      firstContentSurface: sections.headSurfaceKinds.length,
      surfaces,
      headStarts,
      contentStarts,
      kinds,
      ...surfaceTerms,
    },
  });
}

/** The checksum comes last: foreign and old bytes are refused before all bytes are read. */
function checkHeader(bytes: Uint8Array): IndexFormatError | undefined {
  const found = bytes.length;
  if (found < headerLayout.totalLength) return { kind: 'not-an-index' };
  const numberAt = numbersOf(bytes);
  if (numberAt(headerLayout.magic) !== magic) return { kind: 'not-an-index' };
  const version = numberAt(headerLayout.formatVersion);
  if (version !== formatVersion) {
    return { kind: 'wrong-format-version', expected: formatVersion, found: version };
  }
  if (found < headerBytes) return { kind: 'wrong-length', expected: headerBytes, found };
  const expected = Math.max(headerBytes, numberAt(headerLayout.totalLength));
  const contentStart = contentStartOf(bytes);
  if (found !== expected && found !== contentStart) return { kind: 'wrong-length', expected, found };
  if (contentStart > expected) return { kind: 'malformed-section', section: 'contentBytes' };
  if (numberAt(headerLayout.checksum) !== checksum(bytes.subarray(0, contentStart), checksumStart))
    return { kind: 'wrong-checksum' };
  // Copied, because a checksum starts at a multiple of 4; `slice` of a Node buffer does not copy.
  if (
    found > contentStart &&
    numberAt(headerLayout.contentChecksum) !== checksum(new Uint8Array(bytes.subarray(contentStart)), 0)
  )
    return { kind: 'wrong-checksum' };
  return undefined;
}

function readAnalyzerId(bytes: Uint8Array): string {
  const padded = bytes.subarray(headerLayout.analyzerId, headerLayout.analyzerId + analyzerIdBytes);
  const end = padded.indexOf(0);
  return decodeUtf8(end < 0 ? padded : padded.subarray(0, end));
}

function malformed(section: SectionName): Outcome<never, IndexFormatError> {
  return failure({ kind: 'malformed-section', section });
}
