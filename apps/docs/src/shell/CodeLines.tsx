import { memo } from 'react';
import { codePolicyName } from '../document/policy-names.ts';

/** The part of Trusted Types that is used; TypeScript's DOM library has no types for it. */
interface TrustedTypes {
  readonly createPolicy: (
    name: string,
    rules: { readonly createHTML: (html: string) => string },
  ) => { readonly createHTML: (html: string) => TrustedHTML };
}

/** On the server and in browsers without Trusted Types, `innerHTML` takes a string. */
function createVouch(): (html: string) => string | TrustedHTML {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };
  const createHTML = (html: string) => html;
  const policy = trustedTypes?.createPolicy(codePolicyName, { createHTML });
  return policy ? (html) => policy.createHTML(html) : createHTML;
}

// A policy name can be used once.
let vouch: ReturnType<typeof createVouch> | undefined;

/** Allows the HTML of highlighted code. It comes from page modules, which are scripts of this origin anyway. */
export function trustedCode(html: string): string | TrustedHTML {
  vouch ??= createVouch();
  return vouch(html);
}

/**
 * The lines of a highlighted code block, written by the build. Memoized: React sets `innerHTML` again for each new
 * `{ __html }`, which would drop the user's selection.
 */
export const CodeLines = memo(function CodeLines({ html }: { readonly html: string }) {
  return <code dangerouslySetInnerHTML={{ __html: trustedCode(html) }} />;
});
