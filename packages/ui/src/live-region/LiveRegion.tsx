/** The one live region of a page: `announce` writes to it. */
export const LiveRegion = () => <div className="visually-hidden" aria-live="polite" />;
