// Names of the Trusted Types policies; the Content-Security-Policy of the server lists them.

/** Allows the HTML of highlighted code; see CodeLines.tsx. */
export const codePolicyName = 'docs-code';
/** Allows the script of the search worker; see local-provider.ts. */
export const workerPolicyName = 'docs-worker';
