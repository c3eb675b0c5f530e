/** Milliseconds; far above what anything here takes, so that only what never ends fails by it, on busy machines too. */
export const patience = { timeout: 120_000 } as const;
