import { codePolicyName } from './code-policy.ts';

/** What the DOM library of TypeScript does not know. The HTML it gives is an object that stands for a string. */
interface TrustedTypes {
  readonly createPolicy: (
    name: string,
    rules: { readonly createHTML: (html: string) => string },
  ) => { readonly createHTML: (html: string) => TrustedHTML };
}

/** Where there are no Trusted Types, as on the server, a string is what `innerHTML` takes. */
function createVouch(): (html: string) => string | TrustedHTML {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };
  const createHTML = (html: string) => html;
  const policy = trustedTypes?.createPolicy(codePolicyName, { createHTML });
  return policy ? (html) => policy.createHTML(html) : createHTML;
}

// A name serves only once.
let vouch: ReturnType<typeof createVouch> | undefined;

/**
 * Vouches for the HTML of coloured code. Give it only strings of page modules: those are scripts of our own origin, so
 * it gives them no power that they lack.
 */
export function trustedCode(html: string): string | TrustedHTML {
  vouch ??= createVouch();
  return vouch(html);
}
