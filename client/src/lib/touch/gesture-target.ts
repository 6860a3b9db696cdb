/**
 * Content with gestures of its own: media that zoom or play, what is drawn on or dragged, fields,
 * and layers above the page.
 */
const ownGestures =
  'audio, canvas, dialog, embed, iframe, input, object, select, textarea, video, [contenteditable], [data-scroller], [draggable="true"], [popover], [role="slider"]';

function scrollsSideways(element: Element): boolean {
  if (element.scrollWidth <= element.clientWidth) return false;
  const { overflowX } = getComputedStyle(element);
  return overflowX === 'auto' || overflowX === 'scroll';
}

/**
 * Returns the element of the main column where a gesture of the page may start, undefined if the
 * touch belongs to something else there.
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
