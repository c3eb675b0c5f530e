import './offline-copy.css';

export interface OfflineCopyProps {
  readonly text: string;
  /** 0 to 100 while files load, else null. */
  readonly percent: number | null;
  readonly actions: readonly OfflineAction[];
}

export interface OfflineAction {
  readonly text: string;
  readonly onClick: () => void;
}

/** The download of all pages of a language. The first button is the same element in each state, so that it keeps the focus. */
export function OfflineCopy({ text, percent, actions }: OfflineCopyProps) {
  return (
    <div className="offline-copy needs-script">
      <span className="offline-copy-text">{text}</span>
      {percent !== null && (
        <progress className="offline-copy-bar" max={100} value={percent} aria-label={text} />
      )}
      <span className="offline-copy-actions">
        {actions.map((action, index) => (
          <button
            key={index}
            type="button"
            className="offline-copy-action"
            // "Download" becomes "Stop": a double click or a held key must not press both.
            onClick={({ detail }) => {
              if (detail < 2) action.onClick();
            }}
            onKeyDown={(event) => {
              if (event.repeat && event.key === 'Enter') event.preventDefault();
            }}
          >
            {action.text}
          </button>
        ))}
      </span>
    </div>
  );
}
