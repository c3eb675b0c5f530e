import { createElement, useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import type { Locale } from '@docs/content/types';
import { ZoomContext } from '@docs/ui';
import { useChunk } from './use-chunk.ts';
import { messagesOf } from '../data/messages.ts';

/** Delay after a page change before pictures can open, in milliseconds; an earlier click takes effect after it. */
const attachDelayMs = 100;

const loadZoom = async () => (await import('@docs/ui/image-zoom')).ImageZoom;

interface ZoomablePicturesProps {
  readonly locale: Locale;
  readonly children: ReactNode;
}

/** Lets users zoom the pictures of a page. */
export function ZoomablePictures({ locale, children }: ZoomablePicturesProps) {
  const messages = messagesOf(locale);
  const [picture, setPicture] = useState<Element | null>(null);
  const [isAttached, setAttached] = useState(false);
  const close = useCallback(() => setPicture(null), []);
  const ImageZoom = useChunk(loadZoom, picture !== null, close);
  const zoom = useMemo(
    () => ({
      open: setPicture,
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
      {picture !== null &&
        isAttached &&
        ImageZoom &&
        createElement(ImageZoom, { picture, closeLabel: messages['image.close'], onClose: close })}
    </ZoomContext>
  );
}
