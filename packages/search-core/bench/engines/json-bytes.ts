/** JSON as a site would send it; TextDecoder is part of the cost of opening. */
export const toJsonBytes = (value: unknown): Uint8Array => new TextEncoder().encode(JSON.stringify(value));

export const jsonText = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

/** Parses the output of `toJsonBytes`; the caller asserts its type. */
export const fromJsonBytes = (bytes: Uint8Array): unknown => JSON.parse(jsonText(bytes));
