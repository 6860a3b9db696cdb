import type { DraftAttachment } from '#domain/draft/draft-attachment.ts';

/** From -1 to 1 each way, from left to right and from bottom to top. */
export type FocalPoint = NonNullable<DraftAttachment['focus']>;

/** Where a picture is cut evenly on all sides. */
export const middle: FocalPoint = { x: 0, y: 0 };

/** How far an arrow key goes, and with Shift. */
export const pointStep = { fine: 0.1, coarse: 0.5 } as const;

function within(value: number): number {
  /* Rounded, so that as many steps back lead to where one was. */
  return Math.round(Math.min(1, Math.max(-1, value)) * 100) / 100;
}

/** The point so many steps on; never beyond the picture. */
export function movedPoint({ x, y }: FocalPoint, right: number, up: number): FocalPoint {
  return { x: within(x + right), y: within(y + up) };
}

/** The point of a picture that stands in this rectangle of the page, under a pointer. */
export function pointUnder(
  at: { readonly clientX: number; readonly clientY: number },
  box: Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>,
): FocalPoint {
  return movedPoint(
    middle,
    ((at.clientX - box.left) / box.width) * 2 - 1,
    1 - ((at.clientY - box.top) / box.height) * 2,
  );
}

/** Shares of the picture from its left and its upper edge, in per cent. */
export function sharesOf({ x, y }: FocalPoint): { readonly left: number; readonly top: number } {
  return { left: Math.round((x + 1) * 50), top: Math.round((1 - y) * 50) };
}
