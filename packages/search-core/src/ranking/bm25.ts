import { fieldCount, fieldIds } from '../document/fields.ts';
import type { FieldId } from '../document/fields.ts';
import { averageFieldLengths } from '../index/field-lengths.ts';
import type { QueryStyle } from '../query/parse-query.ts';

interface FieldTuning {
  /** Factor of the field's score. 0 ignores the field. */
  readonly weight: number;
  /** 0: the length of the field does not matter; 1: occurrences count by their share of the field. */
  readonly lengthNormalisation: number;
}

interface Tuning {
  /** How soon more occurrences stop to count. 0: only presence counts; 3: slowly. */
  readonly saturation: number;
  /** What one occurrence is worth at least in however long a field. 0: plain BM25. */
  readonly lowerBound: number;
  readonly fields: Readonly<Record<FieldId, FieldTuning>>;
}

const tunings: Readonly<Record<QueryStyle, Tuning>> = {
  lookup: {
    saturation: 1.6,
    lowerBound: 0.3,
    fields: {
      0: { weight: 5, lengthNormalisation: 0.1 },
      1: { weight: 2, lengthNormalisation: 0.3 },
      2: { weight: 1, lengthNormalisation: 0.3 },
    },
  },
  question: {
    saturation: 2.5,
    lowerBound: 0.2,
    fields: {
      0: { weight: 2, lengthNormalisation: 0.5 },
      1: { weight: 1, lengthNormalisation: 0.5 },
      2: { weight: 1, lengthNormalisation: 0.7 },
    },
  },
};

/** Rarity of a clause that occurs in `matching` of `total` documents; positive. */
export function inverseDocumentFrequency(matching: number, total: number): number {
  return Math.log(1 + (total - matching + 0.5) / (matching + 0.5));
}

/**
 * By page and field: the frequency at which half of a field's score is reached, which grows with the length of the
 * field; it depends on no query.
 */
export function halfScores(style: QueryStyle, fieldLengths: Uint32Array): Float64Array {
  const { saturation, fields } = tunings[style];
  const averages = averageFieldLengths(fieldLengths);
  const half = new Float64Array(fieldLengths.length);
  for (const fieldId of fieldIds) {
    const { lengthNormalisation } = fields[fieldId];
    const perToken = lengthNormalisation / (averages[fieldId] ?? 1);
    for (let slot: number = fieldId; slot < half.length; slot += fieldCount) {
      half[slot] = saturation * (1 - lengthNormalisation + perToken * (fieldLengths[slot] ?? 0));
    }
  }
  return half;
}

/**
 * BM25+ of one clause in one field, without the rarity. `frequency` may be fractional, when terms count less
 * than one occurrence each; below 1 the lower bound shrinks with it, to 0 for none.
 * Source: Lv and Zhai, Lower-Bounding Term Frequency Normalization, CIKM 2011.
 */
export function bm25Plus(style: QueryStyle, fieldId: FieldId, frequency: number, halfScore: number): number {
  const { saturation, lowerBound, fields } = tunings[style];
  const saturated = (frequency * (saturation + 1)) / (frequency + halfScore);
  return fields[fieldId].weight * (saturated + lowerBound * Math.min(1, frequency));
}
