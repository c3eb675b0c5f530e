/** In milliseconds; far above the usual time, so that only an endless test exceeds it, even on a busy machine. */
export const patience = { timeout: 120_000 } as const;
