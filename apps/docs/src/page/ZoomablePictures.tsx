import { createElement, useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import type { Locale } from '@docs/content/types';
import { ZoomContext } from '@docs/ui';
import { useChunk } from './use-chunk.ts';
import { wordsOf } from './words.ts';

/** How long after a change of page its pictures can be enlarged; a click before then is kept until it has passed. */
const attachDelayMs = 100;

const loadZoom = async () => (await import('@docs/ui/image-zoom')).ImageZoom;

interface ZoomablePicturesProps {
  readonly locale: Locale;
  readonly children: ReactNode;
}

/** Lets the pictures of one page be enlarged; give it the page as its key. */
export function ZoomablePictures({ locale, children }: ZoomablePicturesProps) {
  const words = wordsOf(locale);
  const [picture, setPicture] = useState<Element | null>(null);
  const [isAttached, setAttached] = useState(false);
  const close = useCallback(() => setPicture(null), []);
  const ImageZoom = useChunk(loadZoom, picture !== null, close);
  const zoom = useMemo(
    () => ({
      open: setPicture,
      label: (alt: string) => words['image.zoom'].replace('{alt}', () => alt),
    }),
    [words],
  );
  useEffect(() => {
    const timer = setTimeout(() => setAttached(true), attachDelayMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <ZoomContext value={zoom}>
      {children}
      {picture !== null &&
        isAttached &&
        ImageZoom &&
        createElement(ImageZoom, { picture, closeLabel: words['image.close'], onClose: close })}
    </ZoomContext>
  );
}
