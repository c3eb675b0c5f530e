/** The Trusted Types policy for coloured code; see trusted-code.ts. */
export const codePolicyName = 'docs-code';
