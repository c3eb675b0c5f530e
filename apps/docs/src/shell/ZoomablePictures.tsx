import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import type { Locale } from '@docs/content/types';
import { ZoomContext } from '@docs/ui';
import type { ImageZoom } from '@docs/ui/image-zoom';
import { reloadOnce } from '../document/document-load.ts';
import { messagesOf } from '../data/messages.ts';

/** Delay after a page change before pictures can open, in milliseconds; an earlier click takes effect after it. */
const attachDelayMs = 100;

interface ZoomedPicture {
  readonly picture: Element;
  /** Loaded by the first click. */
  readonly ImageZoom: typeof ImageZoom;
}

interface ZoomablePicturesProps {
  readonly locale: Locale;
  readonly children: ReactNode;
}

/** Lets users zoom the pictures of a page. */
export function ZoomablePictures({ locale, children }: ZoomablePicturesProps) {
  const messages = messagesOf(locale);
  const [zoomed, setZoomed] = useState<ZoomedPicture | null>(null);
  const [isAttached, setAttached] = useState(false);
  const close = useCallback(() => setZoomed(null), []);
  const zoom = useMemo(
    () => ({
      open: (picture: Element) => {
        import('@docs/ui/image-zoom').then(
          (module) => setZoomed({ picture, ImageZoom: module.ImageZoom }),
          (error: unknown) => {
            console.error(error);
            reloadOnce();
          },
        );
      },
      label: (alt: string) => messages['image.zoom'].replace('{alt}', () => alt),
    }),
    [messages],
  );
  useEffect(() => {
    const timer = setTimeout(() => setAttached(true), attachDelayMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <ZoomContext value={zoom}>
      {children}
      {zoomed && isAttached && (
        <zoomed.ImageZoom picture={zoomed.picture} closeLabel={messages['image.close']} onClose={close} />
      )}
    </ZoomContext>
  );
}
