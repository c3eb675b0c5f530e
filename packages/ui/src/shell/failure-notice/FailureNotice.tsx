export interface FailureNoticeProps {
  readonly title: string;
  readonly text: string;
  readonly reload: { readonly text: string; readonly onClick: () => void };
}

/** Render it after the page: it is sticky, and does not cover the end of the content. */
export function FailureNotice({ title, text, reload }: FailureNoticeProps) {
  return (
    <div className="failure-notice" role="alert">
      <p className="notice-text">
        <strong>{title}</strong> <span>{text}</span>
      </p>
      <button type="button" className="button button-brand" onClick={reload.onClick}>
        {reload.text}
      </button>
    </div>
  );
}
