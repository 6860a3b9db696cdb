/** A position in the window, in CSS pixels. */
export interface MenuPoint {
  readonly x: number;
  readonly y: number;
}

/** Where menus opened by a context menu event are placed, by their buttons, until they close. */
export const menuPoints = new WeakMap<Element, MenuPoint>();
