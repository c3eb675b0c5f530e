import { decodeUtf8 } from '../text/string-table.ts';

/** Undefined unless the bytes are JSON that `isWanted` accepts. */
export function parsedJson<T>(bytes: Uint8Array, isWanted: (value: unknown) => value is T): T | undefined {
  try {
    const value: unknown = JSON.parse(decodeUtf8(bytes));
    return isWanted(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
export const isText = (value: unknown): value is string => typeof value === 'string';
export const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;
export const isListOf = (value: unknown, isItem: (item: unknown) => boolean): boolean =>
  Array.isArray(value) && value.every(isItem);
