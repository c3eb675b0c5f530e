import { Breakable } from '../breakable/Breakable.tsx';
import { InlineText } from '../../inline-text/InlineText.tsx';

export interface PageTitleProps {
  readonly title: string;
  readonly lead?: string | undefined;
  /** When the page was published; `iso` is the same for machines. */
  readonly date?: { readonly text: string; readonly iso: string } | undefined;
  readonly id?: string;
}

/** Can take the focus, so that a change of page can be told to those who do not see it. */
export function PageTitle({ title, lead, date, id = 'page-title' }: PageTitleProps) {
  return (
    <div className="page-title">
      <h1 id={id} className="page-title-text" tabIndex={-1}>
        {/[\s`*]/.test(title) ? <InlineText text={title} /> : <Breakable text={title} />}
      </h1>
      {lead && (
        <p className="page-title-lead">
          <InlineText text={lead} />
        </p>
      )}
      {date && (
        <p className="page-title-date">
          <time dateTime={date.iso}>{date.text}</time>
        </p>
      )}
    </div>
  );
}
