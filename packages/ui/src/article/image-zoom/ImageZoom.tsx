import { useEffect, useLayoutEffect, useRef } from 'react';
import { closePath } from '../../icons/icon-paths.ts';
import { Icon } from '../../icons/Icon.tsx';
import './image-zoom.css';

export interface ImageZoomProps {
  /** An `<img>` or `<svg>` of the page; a copy of it is shown. */
  readonly picture: Element;
  readonly closeLabel: string;
  readonly onClose: () => void;
}

const nameOf = (picture: Element) => picture.getAttribute('alt') ?? picture.getAttribute('aria-label') ?? '';

/** Whether the picture is larger than the window: to scroll then moves it, and closes it otherwise. */
const isPanned = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: Element) =>
  scrollWidth > clientWidth || scrollHeight > clientHeight;

/** A picture over the page: mount it to open. Escape, a click anywhere and scrolling close it. */
export function ImageZoom({ picture, closeLabel, onClose }: ImageZoomProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const place = useRef<HTMLDivElement>(null);

  // A layout effect, because the dialog must be closed, to give the focus back, while it is in the document.
  useLayoutEffect(() => {
    const opened = dialog.current;
    const copy = picture.cloneNode(true) as Element;
    copy.removeAttribute('loading');
    copy.classList.add('image-zoom-picture');
    place.current?.replaceChildren(copy);
    opened?.showModal();
    return () => opened?.close();
  }, [picture]);

  useEffect(() => {
    const stop = new AbortController();
    // The event of a scroll that came before may still be on its way.
    const openedAt = window.scrollY;
    const options = { passive: true, signal: stop.signal } as const;
    const scrolled = () => {
      if (stage.current && !isPanned(stage.current)) onClose();
    };
    // With Ctrl the wheel magnifies, and so do two fingers; then one finger moves what it magnified.
    dialog.current?.addEventListener('wheel', (event) => !event.ctrlKey && scrolled(), options);
    dialog.current?.addEventListener(
      'touchmove',
      (event) => event.touches.length === 1 && (window.visualViewport?.scale ?? 1) === 1 && scrolled(),
      options,
    );
    window.addEventListener('scroll', () => window.scrollY !== openedAt && onClose(), options);
    return () => stop.abort();
  }, [onClose]);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- keys have the button
    <dialog
      ref={dialog}
      className="image-zoom"
      aria-label={nameOf(picture)}
      onClick={onClose}
      // At once: a picture that is opened before the browser tells of the close would be taken for the closed one.
      onCancel={onClose}
      onClose={onClose}
    >
      {/* The button stands in what scrolls, so that arrow keys move the picture. */}
      <div ref={stage} className="image-zoom-stage">
        <div ref={place} />
        <button type="button" className="image-zoom-close" aria-label={closeLabel}>
          <Icon path={closePath} />
        </button>
      </div>
    </dialog>
  );
}
