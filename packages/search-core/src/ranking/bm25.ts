import type { FieldId } from '../document/fields.ts';
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
 * BM25+ of one clause in one field, without the rarity. `frequency` may be fractional, when terms count less
 * than one occurrence each; below 1 the lower bound shrinks with it.
 * Source: Lv and Zhai, Lower-Bounding Term Frequency Normalization, CIKM 2011.
 */
export function bm25Plus(
  style: QueryStyle,
  fieldId: FieldId,
  frequency: number,
  length: number,
  averageLength: number,
): number {
  if (frequency <= 0) return 0;
  const { saturation, lowerBound, fields } = tunings[style];
  const { weight, lengthNormalisation } = fields[fieldId];
  const norm = 1 - lengthNormalisation + (lengthNormalisation * length) / averageLength;
  const saturated = (frequency * (saturation + 1)) / (frequency + saturation * norm);
  return weight * (saturated + lowerBound * Math.min(1, frequency));
}
