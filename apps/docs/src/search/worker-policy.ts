/** The one Trusted Types policy of the site: the server allows no other name. */
export const workerPolicyName = 'docs-worker';
