import { InlineText } from '../inline-text/InlineText.tsx';

export interface PageTitleProps {
  readonly title: string;
  readonly lead?: string | undefined;
  readonly id?: string;
}

/** Can take the focus, so that a change of page can be told to those who do not see it. */
export function PageTitle({ title, lead, id = 'page-title' }: PageTitleProps) {
  return (
    <div className="page-title">
      <h1 id={id} className="page-title-text" tabIndex={-1}>
        <InlineText text={title} />
      </h1>
      {lead && (
        <p className="page-title-lead">
          <InlineText text={lead} />
        </p>
      )}
    </div>
  );
}
