import { afterEach, describe, expect, it, vi } from 'vitest';
import { placePopup } from './placement.ts';
import { popupPosition } from './popup-position.ts';

const view = { width: 1000, height: 800 };
const popup = { width: 200, height: 100 };
const anchorAt = (left: number, top: number) => new DOMRect(left, top, 40, 20);

afterEach(() => vi.unstubAllGlobals());

describe('a popup placed by script', () => {
  it('stands 4 px above its anchor, in its middle', () => {
    expect(popupPosition('top', anchorAt(400, 300), popup, view)).toEqual({ top: 196, left: 320 });
  });

  it('stands below, in line with the start or the end', () => {
    expect(popupPosition('bottom-start', anchorAt(400, 300), popup, view)).toEqual({ top: 324, left: 400 });
    expect(popupPosition('bottom-end', anchorAt(400, 300), popup, view)).toEqual({ top: 324, left: 240 });
  });

  it('changes sides where the window ends', () => {
    expect(popupPosition('top', anchorAt(400, 20), popup, view).top).toBe(44);
    expect(popupPosition('bottom', anchorAt(400, 760), popup, view).top).toBe(656);
  });

  it('never leaves the window sideways', () => {
    expect(popupPosition('bottom', anchorAt(0, 300), popup, view).left).toBe(8);
    expect(popupPosition('bottom-start', anchorAt(950, 300), popup, view).left).toBe(792);
  });

  it('is left to CSS where CSS can', async () => {
    const element = document.createElement('div');
    vi.stubGlobal('CSS', { supports: () => true });
    await placePopup(element, element, 'top');
    expect(element.style.length).toBe(0);
    vi.stubGlobal('CSS', { supports: () => false });
    await placePopup(element, element, 'top');
    expect(element.style.getPropertyValue('--popup-left')).toBe('8px');
  });
});
