import { Breakable } from '../breakable/Breakable.tsx';

export interface PageTitleProps {
  readonly title: string;
  readonly lead?: string | undefined;
  /** Publication date; `iso` is for `dateTime`. */
  readonly date?: { readonly text: string; readonly iso: string } | undefined;
}

/** Focusable, so that moving the focus after navigation makes screen readers announce the page. */
export function PageTitle({ title, lead, date }: PageTitleProps) {
  return (
    <div className="page-title">
      <h1 className="page-title-text" tabIndex={-1}>
        {/\s/.test(title) ? title : <Breakable text={title} />}
      </h1>
      {lead && <p className="page-title-lead">{lead}</p>}
      {date && (
        <p className="page-title-date">
          <time dateTime={date.iso}>{date.text}</time>
        </p>
      )}
    </div>
  );
}
