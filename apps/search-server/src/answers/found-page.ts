import type { SearchDocument } from '@docs/search-core';
import type { Correction } from '../contract/answer.ts';

export interface FoundPage {
  readonly document: SearchDocument;
  /** Strings to mark in the texts of the page, ignoring case. */
  readonly words: readonly string[];
  readonly corrections: readonly Correction[];
}
