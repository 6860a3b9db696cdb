/** Offset of a touch drag from its start, in CSS pixels. */
export interface Drag {
  readonly x: number;
  readonly y: number;
}

/** Minimum swipe distance in CSS pixels (R-CONST-033). */
export const swipeThresholds = { sideDrawer: 30, notifications: 50 } as const;

/**
 * Returns how far a drag goes to one side in CSS pixels, at least 0. Returns 0 for a mostly vertical
 * drag, which scrolls.
 */
export function horizontalDragDistance({ x, y }: Drag, isRightward: boolean): number {
  if (Math.abs(y) > Math.abs(x)) return 0;
  return Math.max(0, isRightward ? x : -x);
}
