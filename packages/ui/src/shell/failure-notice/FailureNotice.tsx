export interface FailureNoticeProps {
  readonly title: string;
  readonly text: string;
  readonly reload: { readonly text: string; readonly onClick: () => void };
}

/** Stands after the page and stays in sight, without covering the last lines of what is read. */
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
