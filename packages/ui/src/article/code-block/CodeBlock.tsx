import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useKeyboardScroll } from '../../hooks/use-keyboard-scroll.ts';
import { useTimedFlag } from '../../hooks/use-timed-flag.ts';
import { checkPath, copyPath, wrapPath } from '../../icons/icon-paths.ts';
import { Icon } from '../../icons/Icon.tsx';
import { announce } from '../../live-region/announce.ts';
import { copiedNoteMs } from '../../theme/layout.ts';

export interface CodeBlockLabels {
  readonly copy: string;
  readonly copied: string;
  readonly wrap: string;
  readonly unwrap: string;
  /** Announced when copying fails; the code is selected instead. */
  readonly copyFailed: string;
  /** Accessible name of the code; `title` is `''` if the block has none. */
  readonly region: (title: string) => string;
}

export interface CodeBlockProps {
  /** A `<code>` element that contains one `<span class="line">…\n</span>` per line. */
  readonly children: ReactNode;
  readonly lang?: string | undefined;
  readonly title?: string | undefined;
  readonly lineNumbers?: boolean | undefined;
  /** Whether long lines wrap initially. */
  readonly wrap?: boolean | undefined;
  readonly labels: CodeBlockLabels;
}

export function CodeBlock({
  children,
  lang,
  title,
  lineNumbers = false,
  wrap = false,
  labels,
}: CodeBlockProps) {
  const pre = useRef<HTMLPreElement>(null);
  useKeyboardScroll(pre);
  const [wrapped, setWrapped] = useState(wrap);
  const [copied, raiseCopied] = useTimedFlag(copiedNoteMs);
  const [failed, raiseFailed] = useTimedFlag(copiedNoteMs);

  const copy = async () => {
    const code = pre.current?.querySelector('code');
    if (!code) return;
    try {
      await navigator.clipboard.writeText((code.textContent ?? '').replace(/\n$/, ''));
      raiseCopied();
      announce(labels.copied);
    } catch {
      // No permission or no secure context: select the code so that the user can copy it.
      getSelection()?.selectAllChildren(code);
      raiseFailed();
      announce(labels.copyFailed);
    }
  };

  const wrapLabel = wrapped ? labels.unwrap : labels.wrap;
  const regionLabel = labels.region(title ?? '');
  const copyLabel = copied ? labels.copied : failed ? labels.copyFailed : labels.copy;
  const className = [
    'code-block',
    !title && 'code-block-untitled',
    wrapped && 'code-block-wrapped',
    lineNumbers && 'code-block-numbered',
  ];
  return (
    <figure className={className.filter(Boolean).join(' ')} data-lang={lang}>
      <div className="code-block-head">
        {title && <figcaption className="code-block-title">{title}</figcaption>}
        <div className="code-block-actions needs-script">
          <button
            type="button"
            className="code-block-action"
            title={wrapLabel}
            onClick={() => setWrapped(!wrapped)}
          >
            <Icon path={wrapPath} />
          </button>
          <button type="button" className="code-block-action" title={copyLabel} onClick={() => void copy()}>
            <Icon path={copied ? checkPath : copyPath} />
          </button>
        </div>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is for form controls */}
      <pre ref={pre} className="code-block-pre" role="group" aria-label={regionLabel}>
        {children}
      </pre>
    </figure>
  );
}
