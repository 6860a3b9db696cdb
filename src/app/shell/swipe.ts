/** A drag of a finger, in CSS pixels from where it began. */
export interface Drag {
  readonly x: number;
  readonly y: number;
}

/** How far a finger goes, in CSS pixels, before it means something (R-CONST-033). */
export const swipeThresholds = { sideDrawer: 30, notifications: 50 } as const;

/**
 * How far a drag goes to one side: 0 and more. A drag that is more up and down than sideways counts
 * as none, since it scrolls.
 */
export function dragSideways({ x, y }: Drag, goesRight: boolean): number {
  if (Math.abs(y) > Math.abs(x)) return 0;
  return Math.max(0, goesRight ? x : -x);
}
