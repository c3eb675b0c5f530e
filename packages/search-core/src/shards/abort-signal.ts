/** What a search needs of an `AbortSignal`, which declarations without a platform cannot name. */
export interface AbortSignalLike {
  readonly aborted: boolean;
  addEventListener(type: 'abort', listener: () => void): void;
}
