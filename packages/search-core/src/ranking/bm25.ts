import type { FieldId } from '../document/fields.ts';

/** How soon more occurrences stop to count. 0: only presence counts; 2: slowly. */
const saturation = 1.6;

/** What one occurrence is worth at least in however long a field. 0: plain BM25. */
const lowerBound = 0.3;

interface FieldTuning {
  /** Factor of the field's score. 0 ignores the field. */
  readonly weight: number;
  /** 0: the length of the field does not matter; 1: occurrences count by their share of the field. */
  readonly lengthNormalisation: number;
}

const fieldTuning: Readonly<Record<FieldId, FieldTuning>> = {
  0: { weight: 4, lengthNormalisation: 0.1 },
  1: { weight: 2, lengthNormalisation: 0.5 },
  2: { weight: 1, lengthNormalisation: 0.3 },
};

/** Rarity of a clause that occurs in `matching` of `total` documents; positive. */
export function inverseDocumentFrequency(matching: number, total: number): number {
  return Math.log(1 + (total - matching + 0.5) / (matching + 0.5));
}

/**
 * BM25+ of one clause in one field, without the rarity. `frequency` may be fractional, when terms count less
 * than one occurrence each; below 1 the lower bound shrinks with it.
 * Source: Lv and Zhai, Lower-Bounding Term Frequency Normalization, CIKM 2011.
 */
export function bm25Plus(fieldId: FieldId, frequency: number, length: number, averageLength: number): number {
  if (frequency <= 0) return 0;
  const { weight, lengthNormalisation } = fieldTuning[fieldId];
  const norm = 1 - lengthNormalisation + (lengthNormalisation * length) / averageLength;
  const saturated = (frequency * (saturation + 1)) / (frequency + saturation * norm);
  return weight * (saturated + lowerBound * Math.min(1, frequency));
}
