/** A position in the window, in CSS pixels. */
export interface ContextMenuPoint {
  readonly x: number;
  readonly y: number;
}

/**
 * The points at which menus opened by a context menu event are shown, by their buttons. An entry is
 * removed when the menu closes.
 */
export const contextMenuPoints = new WeakMap<Element, ContextMenuPoint>();
