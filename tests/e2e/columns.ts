import { expect, type Locator } from '@playwright/test';

/** Expects a number of columns at each width of the window, in pixels. */
export async function expectColumns(
  parts: Locator,
  columnsAt: Readonly<Record<number, number>>,
): Promise<void> {
  const columns = () =>
    parts.evaluateAll(
      (elements) => new Set(elements.map((each) => Math.round(each.getBoundingClientRect().left))).size,
    );
  for (const [width, count] of Object.entries(columnsAt)) {
    await parts.page().setViewportSize({ width: Number(width), height: 800 });
    await expect.poll(columns, { message: `${width} px` }).toBe(count);
  }
}
