/** JSON as a site would send it; TextDecoder is part of what opening costs. */
export const toJsonBytes = (value: unknown): Uint8Array => new TextEncoder().encode(JSON.stringify(value));

export const jsonText = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

/** The value that `toJsonBytes` was given; its type is the caller's word. */
export const fromJsonBytes = (bytes: Uint8Array): unknown => JSON.parse(jsonText(bytes));
