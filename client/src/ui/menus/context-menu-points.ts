/** A position in the window, in CSS pixels. */
export interface ContextMenuPoint {
  readonly x: number;
  readonly y: number;
}

/**
 * Where a menu that a context menu event opened is shown. The key is the menu's button. An entry is
 * removed when the menu closes.
 */
export const contextMenuPoints = new WeakMap<Element, ContextMenuPoint>();
