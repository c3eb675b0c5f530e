import { fieldCount, fieldIds } from '../document/fields.ts';

/**
 * Rounds to three significant bits, as Lucene does: 8, 10, 12, 14, 16, 20. An index in shards sends the length of every
 * page to every visitor, and ranks like a whole index.
 */
export function roundedLength(tokens: number): number {
  const unit = 2 ** Math.max(0, 29 - Math.clz32(tokens));
  return Math.round(tokens / unit) * unit;
}

/** Mean tokens per field, over the documents where the field is not empty; 1 where it is always empty. */
export function averageFieldLengths(fieldLengths: Uint32Array): readonly number[] {
  return fieldIds.map((fieldId) => {
    let sum = 0;
    let present = 0;
    for (let at: number = fieldId; at < fieldLengths.length; at += fieldCount) {
      const length = fieldLengths[at] ?? 0;
      sum += length;
      if (length > 0) present += 1;
    }
    return present === 0 ? 1 : sum / present;
  });
}
