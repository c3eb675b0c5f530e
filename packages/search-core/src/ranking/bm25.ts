import { contentFieldId, fieldCount, fieldIds } from '../document/fields.ts';
import type { FieldId } from '../document/fields.ts';
import { averageFieldLengths, roundedLength } from '../index/field-lengths.ts';
import type { QueryStyle } from '../query/parse-query.ts';

interface FieldParameters {
  /** Factor of the field's score. 0 ignores the field. */
  readonly weight: number;
  /** Length normalization, 0 to 1. 0: length does not matter; 1: occurrences count by their share of the field. */
  readonly b: number;
}

interface Parameters {
  /** Term frequency saturation. 0: only presence counts; 3: further occurrences keep counting. */
  readonly k1: number;
  /** Lower bound of the value of an occurrence, for fields of any length. 0: plain BM25. */
  readonly delta: number;
  readonly fields: Readonly<Record<FieldId, FieldParameters>>;
}

const parameters: Readonly<Record<QueryStyle, Parameters>> = {
  short: {
    k1: 1.6,
    delta: 0.3,
    fields: { 0: { weight: 5, b: 0.1 }, 1: { weight: 2, b: 0.3 }, 2: { weight: 1, b: 0.3 } },
  },
  verbose: {
    k1: 2.5,
    delta: 0.2,
    fields: { 0: { weight: 2, b: 0.5 }, 1: { weight: 1, b: 0.5 }, 2: { weight: 1, b: 0.7 } },
  },
};

/** `ln(1 + (N - df + 0.5) / (df + 0.5))`; positive for `0 <= df <= N`. */
export function idf(df: number, documentCount: number): number {
  return Math.log(1 + (documentCount - df + 0.5) / (df + 0.5));
}

/** `k1 * (1 - b + b * length / average length)` of each document and field; the same for every query. */
export function lengthNorms(
  style: QueryStyle,
  fieldLengths: Uint32Array,
  averages = averageFieldLengths(fieldLengths),
): Float64Array {
  const { k1, fields } = parameters[style];
  const norms = new Float64Array(fieldLengths.length);
  for (const fieldId of fieldIds) {
    const { b } = fields[fieldId];
    const perToken = b / (averages[fieldId] ?? 1);
    // Not for verbose queries: rounding lowers the score on Cranfield by .005.
    const isRounded = fieldId === contentFieldId && style === 'short';
    for (let slot: number = fieldId; slot < norms.length; slot += fieldCount) {
      const length = fieldLengths[slot] ?? 0;
      norms[slot] = k1 * (1 - b + perToken * (isRounded ? roundedLength(length) : length));
    }
  }
  return norms;
}

/**
 * BM25+ of one clause in one field, without idf: `weight * (tf (k1 + 1) / (tf + norm) + delta)`. `tf` may be
 * fractional, when terms count less than one occurrence each; below 1 delta shrinks with it, to 0 for none.
 * Source: Lv and Zhai, Lower-Bounding Term Frequency Normalization, CIKM 2011.
 */
export function bm25Plus(style: QueryStyle, fieldId: FieldId, tf: number, norm: number): number {
  const { k1, delta, fields } = parameters[style];
  return fields[fieldId].weight * ((tf * (k1 + 1)) / (tf + norm) + delta * Math.min(1, tf));
}
