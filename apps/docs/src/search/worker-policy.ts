/** The Trusted Types policy for the search worker; see start-worker.ts. */
export const workerPolicyName = 'docs-worker';
