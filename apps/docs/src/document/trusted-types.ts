// The Content-Security-Policy of the server lists the names of the policies.

/** Allows the HTML of highlighted code; see CodeLines.tsx. */
export const codePolicyName = 'docs-code';
/** Allows the script of the search worker; see local-provider.ts. */
export const workerPolicyName = 'docs-worker';
/** Allows the service worker; see offline/register-worker.ts. */
export const serviceWorkerPolicyName = 'docs-service-worker';

/** TypeScript's DOM library has no types for Trusted Types. */
interface TrustedTypes {
  readonly createPolicy: <Rules extends object>(name: string, rules: Rules) => Rules;
}

/**
 * A Trusted Types policy; its functions return trusted values, which the DOM takes like strings. On the server and in
 * browsers without Trusted Types, the rules themselves. A name can be used only once.
 */
export function createPolicy<Rules extends object>(name: string, rules: Rules): Rules {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };
  return trustedTypes?.createPolicy(name, rules) ?? rules;
}
