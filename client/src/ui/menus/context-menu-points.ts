/** A position in the window, in CSS pixels. */
export interface ContextMenuPoint {
  readonly x: number;
  readonly y: number;
}

/**
 * The points at which menus that were opened by a `contextmenu` event are shown. The key is the
 * button of the menu. An entry is removed when its menu closes.
 */
export const contextMenuPoints = new WeakMap<Element, ContextMenuPoint>();
