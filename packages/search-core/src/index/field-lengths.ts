import { fieldCount, fieldIds } from '../document/fields.ts';

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
