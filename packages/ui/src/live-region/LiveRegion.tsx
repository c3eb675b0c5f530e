/** `announce` writes to it; render it once per page. */
export const LiveRegion = () => <div className="visually-hidden" aria-live="polite" />;
