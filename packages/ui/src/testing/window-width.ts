import { vi } from 'vitest';

/** Mocks `matchMedia` for `(min-width: …px)` queries. The returned function sets the width. */
export function controlWindowWidth(startPx: number): (widthPx: number) => void {
  let current = startPx;
  const changes: (() => void)[] = [];
  vi.spyOn(window, 'matchMedia').mockImplementation((media) => {
    const minPx = Number(/min-width: (\d+)px/.exec(media)?.[1]);
    const query = Object.assign(new EventTarget(), {
      media,
      matches: current >= minPx,
      onchange: null,
      addListener() {},
      removeListener() {},
    });
    changes.push(() => {
      if (query.matches === current >= minPx) return;
      query.matches = current >= minPx;
      query.dispatchEvent(new Event('change'));
    });
    return query;
  });
  return (widthPx) => {
    current = widthPx;
    for (const change of changes) change();
  };
}
