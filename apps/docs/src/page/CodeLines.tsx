import { memo } from 'react';
import { trustedCode } from './trusted-code.ts';

/**
 * The lines of a coloured block, as the build has written them. React sets `innerHTML` again for each new
 * `{ __html }`, which would drop the reader's selection: a block is drawn once.
 */
export const CodeLines = memo(function CodeLines({ html }: { readonly html: string }) {
  return <code dangerouslySetInnerHTML={{ __html: trustedCode(html) }} />;
});
