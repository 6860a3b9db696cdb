/**
 * Selector of elements with gestures of their own: media that zoom or play, areas for drawing or
 * dragging, fields, and layers above the page.
 */
const ownGestures =
  'audio, canvas, dialog, embed, iframe, input, object, select, textarea, video, [contenteditable], [data-scroller], [draggable="true"], [popover], [role="slider"]';

function scrollsSideways(element: Element): boolean {
  if (element.scrollWidth <= element.clientWidth) return false;
  const { overflowX } = getComputedStyle(element);
  return overflowX === 'auto' || overflowX === 'scroll';
}

/**
 * Returns the element of the main column in which a touch may start a gesture of the page.
 * Undefined if the touch belongs to something else: several fingers, an element with gestures of
 * its own, selected text, or an element that is scrolled or scrolls sideways.
 */
export function gestureTarget({ target, touches }: TouchEvent): Element | undefined {
  if (touches.length !== 1 || !(target instanceof Element)) return undefined;
  if (!target.closest('main') || target.closest(ownGestures)) return undefined;
  if (getSelection()?.isCollapsed === false) return undefined;
  for (let at: Element | null = target; at && !at.matches('main'); at = at.parentElement) {
    if (at.scrollTop > 0 || scrollsSideways(at)) return undefined;
  }
  return target;
}
