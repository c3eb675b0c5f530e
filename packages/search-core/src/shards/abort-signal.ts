/** The part of `AbortSignal` that a search needs; its declaration needs a platform, which the engine does not have. */
export interface AbortSignalLike {
  readonly aborted: boolean;
  addEventListener(type: 'abort', listener: () => void): void;
}
