/** The only platform names that the engine may use; browsers, workers and Node all have them. */
declare class TextEncoder {
  encode(text: string): Uint8Array<ArrayBuffer>;
  encodeInto(text: string, bytes: Uint8Array): { readonly written: number };
}

declare class TextDecoder {
  constructor(encoding: 'utf-8', options: { readonly ignoreBOM: boolean });
  decode(bytes: Uint8Array): string;
}

declare class AbortController {
  readonly signal: AbortSignal;
  abort(): void;
}

interface AbortSignal {
  readonly aborted: boolean;
  addEventListener(type: 'abort', listener: () => void): void;
}
