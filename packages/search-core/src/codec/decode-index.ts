import { analyzerById } from '../analysis/analyzers.ts';
import { fieldCount } from '../document/fields.ts';
import { stringsPerDocument } from '../index/document-store.ts';
import { sectionStartsOf } from '../index/inverted-index.ts';
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
  contentSection,
  contentStartOf,
  formatVersion,
  headerBytes,
  headerLayout,
  magic,
  numbersOf,
  sectionCount,
  sectionStart,
} from './header.ts';
import type { IndexFormatError } from './header.ts';
import type { SectionName, Sections } from './section-names.ts';

/**
 * Decodes a whole index, or one that ends where the page contents begin, into views over `bytes`, which must not change
 * afterwards. Never throws. An index that passes the checks can be searched without exceptions or reads outside of the
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
  const starts = Array.from({ length: sectionCount + 1 }, (_, section) => sectionStart(whole, section));
  if (starts.at(-1) !== numberAt(headerLayout.totalLength)) return malformed('contentBytes');
  const [
    termLengths,
    termBytes,
    listLengths,
    docDeltas,
    packedFrequencies,
    headingDeltas,
    headingStartLengths,
    headingLengths,
    lengthsOfFields,
    tocLengths,
    tocDepths,
    placesOfHeadings,
    stringLengths,
    stringBytes,
    headSurfaceKinds,
    headSurfaceLengths,
    headSurfaceBytes,
    headSurfaceTermCounts,
    headSurfaceTerms,
    headTextLengths,
    contentLengths,
    headTextBytes,
    ,
    surfaceKinds,
    surfaceLengths,
    surfaceBytes,
    surfaceTermCounts,
    surfaceTermBytes,
  ] = starts.map((start, section) => whole.subarray(start, starts[section + 1])) as unknown as Sections;
  const contentStart = starts[contentSection] ?? 0;
  const contentLength = (starts[contentSection + 1] ?? 0) - contentStart;

  const termCount = numberAt(headerLayout.termCount);
  const documents = Math.max(0, headingLengths.length - tocDepths.length);
  const tocEntries = tocDepths.length;
  // The surfaces of contents follow those of heads.
  const kinds = concatenated(headSurfaceKinds, surfaceKinds);
  const postingBytes = packedFrequencies.length;
  const blocks = Math.ceil(postingBytes / postingsPerHeadingStart);
  const headingStarts = varintSums(headingStartLengths, blocks);
  const terms = openStringTable(termBytes, termLengths, termCount);
  const postingStarts = varintSums(listLengths, termCount);
  const fieldLengths = varintsOf(lengthsOfFields, documents * fieldCount);
  const tocStarts = varintSums(tocLengths, documents);
  const headingPlaces = varintsOf(placesOfHeadings, tocEntries);
  const stringCount = documents * stringsPerDocument + tocEntries;
  const strings = openStringTable(stringBytes, stringLengths, stringCount);
  const surfaces = openStringTable(
    concatenated(headSurfaceBytes, surfaceBytes),
    concatenated(headSurfaceLengths, surfaceLengths),
    kinds.length,
  );
  const surfaceTerms = readSurfaceTerms(
    concatenated(headSurfaceTermCounts, surfaceTermCounts),
    concatenated(headSurfaceTerms, surfaceTermBytes),
    kinds.length,
    termCount,
  );
  const headStarts = varintSums(headTextLengths, documents);
  const contentStarts = varintSums(contentLengths, documents)?.map((start) => start + headTextBytes.length);

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
  const store = { strings, tocStarts, tocDepths, headingPlaces };
  return success({
    analyzerId,
    dictionary: { terms, postingStarts },
    postings: { docDeltas, packedFrequencies, headingDeltas, headingStarts },
    postingCount: numberAt(headerLayout.postingCount),
    sectionStarts: sectionStartsOf(store),
    headingLengths,
    fieldLengths,
    store,
    text: {
      bytes: text,
      firstContentSurface: headSurfaceKinds.length,
      surfaces,
      headStarts,
      contentStarts,
      kinds,
      ...surfaceTerms,
    },
  });
}

/** The checksum comes last: bytes of another kind or version are rejected before all of them are read. */
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
