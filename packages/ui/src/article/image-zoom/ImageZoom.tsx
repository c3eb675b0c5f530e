import { useEffect, useLayoutEffect, useRef } from 'react';
import { closePath } from '../../icons/icon-paths.ts';
import { Icon } from '../../icons/Icon.tsx';
import './image-zoom.css';

export interface ImageZoomProps {
  /** An `<img>` or `<svg>` of the page; the dialog shows a clone. */
  readonly picture: Element;
  readonly closeLabel: string;
  readonly onClose: () => void;
}

const nameOf = (picture: Element) => picture.getAttribute('alt') ?? picture.getAttribute('aria-label') ?? '';

/** Scrolling moves a picture that is larger than the window, and closes the dialog otherwise. */
const isScrollable = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: Element) =>
  scrollWidth > clientWidth || scrollHeight > clientHeight;

/** Shows an enlarged picture in a modal dialog while mounted. Escape, a click or scrolling closes it. */
export function ImageZoom({ picture, closeLabel, onClose }: ImageZoomProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const slot = useRef<HTMLDivElement>(null);

  // A layout effect: `close` restores the focus only while the dialog is in the document.
  useLayoutEffect(() => {
    const opened = dialog.current;
    const copy = picture.cloneNode(true) as Element;
    copy.removeAttribute('loading');
    copy.classList.add('image-zoom-picture');
    slot.current?.replaceChildren(copy);
    opened?.showModal();
    return () => opened?.close();
  }, [picture]);

  useEffect(() => {
    const stop = new AbortController();
    // A scroll event from before opening may still be pending.
    const initialScrollY = window.scrollY;
    const options = { passive: true, signal: stop.signal } as const;
    const closeUnlessScrollable = () => {
      if (stage.current && !isScrollable(stage.current)) onClose();
    };
    // Ctrl + wheel and two fingers zoom the page; when zoomed, one finger pans.
    dialog.current?.addEventListener('wheel', (event) => !event.ctrlKey && closeUnlessScrollable(), options);
    dialog.current?.addEventListener(
      'touchmove',
      (event) =>
        event.touches.length === 1 && (window.visualViewport?.scale ?? 1) === 1 && closeUnlessScrollable(),
      options,
    );
    window.addEventListener('scroll', () => window.scrollY !== initialScrollY && onClose(), options);
    return () => stop.abort();
  }, [onClose]);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- the close button serves the keyboard
    <dialog
      ref={dialog}
      className="image-zoom"
      aria-label={nameOf(picture)}
      onClick={onClose}
      // `close` fires asynchronously. Without `onCancel` it could close a picture that was opened in between.
      onCancel={onClose}
      onClose={onClose}
    >
      {/* The focused button is inside the scroll container, so that arrow keys scroll it. */}
      <div ref={stage} className="image-zoom-stage">
        <div ref={slot} />
        <button type="button" className="image-zoom-close" aria-label={closeLabel}>
          <Icon path={closePath} />
        </button>
      </div>
    </dialog>
  );
}
