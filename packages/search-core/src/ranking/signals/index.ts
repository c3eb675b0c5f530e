import type { RankingSignal } from '../signal.ts';
import { exactTitle } from './exact-title.ts';
import { textMatch } from './text-match.ts';

/** The signals that make a score, summed. */
export const signals: readonly RankingSignal[] = [textMatch, exactTitle];
