import { expect, type Locator } from '@playwright/test';

export interface ElementBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Resolves to the box of an element in the window once it no longer moves by animations or scrolling.
 */
export async function stableBox(what: Locator): Promise<ElementBox> {
  let box: ElementBox | null = null;
  const isStable = async (): Promise<boolean> => {
    const before = box;
    box = await what.boundingBox();
    return box !== null && JSON.stringify(box) === JSON.stringify(before);
  };
  await expect.poll(isStable, { intervals: [150] }).toBe(true);
  if (!box) throw new Error('the element is not rendered');
  return box;
}

/** Clicks an element at its current position. Playwright's `click` would scroll to it first. */
export async function clickInPlace(what: Locator): Promise<void> {
  const { x, y, width, height } = await stableBox(what);
  await what.page().mouse.click(x + width / 2, y + height / 2);
}
