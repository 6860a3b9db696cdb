import { expect, type Locator } from '@playwright/test';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where something is in the window, once it stands still: slides and scrolling take their time. */
export async function boxAtRest(what: Locator): Promise<Box> {
  let box: Box | null = null;
  const standsStill = async (): Promise<boolean> => {
    const before = box;
    box = await what.boundingBox();
    return box !== null && JSON.stringify(box) === JSON.stringify(before);
  };
  await expect.poll(standsStill, { intervals: [150], timeout: 20_000 }).toBe(true);
  if (!box) throw new Error('it is not drawn');
  return box;
}

/** Presses where it stands. What Playwright's own click cannot reach at once it scrolls to first. */
export async function pressInPlace(what: Locator): Promise<void> {
  const { x, y, width, height } = await boxAtRest(what);
  await what.page().mouse.click(x + width / 2, y + height / 2);
}
