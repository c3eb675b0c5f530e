import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useTimedFlag } from '../../hooks/use-timed-flag.ts';
import { checkPath, copyPath, wrapPath } from '../../icons/icon-paths.ts';
import { Icon } from '../../icons/Icon.tsx';
import { copiedNoteMs } from '../../theme/layout.ts';

export interface CodeBlockLabels {
  readonly copy: string;
  readonly copied: string;
  readonly wrap: string;
  readonly unwrap: string;
  /** Said where the browser refuses to copy: the code is selected instead. */
  readonly copyFailed: string;
  /** Names the scrolling code for those who come to it by key; the title is empty where there is none. */
  readonly region: (title: string) => string;
}

export interface CodeBlockProps {
  /** A `<code>` of lines, each `<span class="line">…\n</span>`. */
  readonly children: ReactNode;
  readonly lang?: string | undefined;
  readonly title?: string | undefined;
  readonly lineNumbers?: boolean | undefined;
  /** Whether long lines are wrapped at first. */
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
  const [wrapped, setWrapped] = useState(wrap);
  const [copied, raiseCopied] = useTimedFlag(copiedNoteMs);
  const [failed, raiseFailed] = useTimedFlag(copiedNoteMs);

  const copy = async () => {
    const code = pre.current?.querySelector('code');
    if (!code) return;
    try {
      await navigator.clipboard.writeText((code.textContent ?? '').replace(/\n$/, ''));
      raiseCopied();
    } catch {
      // Refused, or a page without a secure origin: leave the text selected, one key from being copied.
      getSelection()?.selectAllChildren(code);
      raiseFailed();
    }
  };

  const wrapLabel = wrapped ? labels.unwrap : labels.wrap;
  const regionLabel = labels.region(title ?? '');
  const outcome = copied ? labels.copied : failed ? labels.copyFailed : '';
  const copyLabel = outcome || labels.copy;
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
            aria-label={wrapLabel}
            title={wrapLabel}
            onClick={() => setWrapped(!wrapped)}
          >
            <Icon path={wrapPath} />
          </button>
          <button
            type="button"
            className="code-block-action"
            aria-label={copyLabel}
            title={copyLabel}
            onClick={() => void copy()}
          >
            <Icon path={copied ? checkPath : copyPath} />
          </button>
          <output className="visually-hidden">{outcome}</output>
        </div>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role -- what scrolls must be reached by keys, and named */}
      <pre ref={pre} className="code-block-pre" tabIndex={0} role="group" aria-label={regionLabel}>
        {children}
      </pre>
    </figure>
  );
}
