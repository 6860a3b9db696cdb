import { useEffect } from 'react';
import { contextMenuPoints } from '#ui/menus/context-menu-points.ts';

/** Elements whose own context menu offers more: links, media and text fields. */
const ownContextMenu = 'a, img, video, audio, input, textarea, [contenteditable]';

function openStatusMenu(event: MouseEvent): void {
  const { target, clientX, clientY } = event;
  /* With Shift, Firefox always opens its own menu. For selected text the browser's menu is more
     useful. */
  if (event.shiftKey || getSelection()?.isCollapsed === false) return;
  if (!(target instanceof Element) || target.closest(ownContextMenu)) return;
  const more = target
    .closest('[data-status]')
    ?.querySelector<HTMLElement>('[data-action="more"]:not([aria-expanded="true"])');
  if (!more) return;
  event.preventDefault();
  /* If the menu was opened by the menu key, browsers set the coordinates to a point inside the
     focused element. */
  contextMenuPoints.set(more, { x: clientX, y: clientY });
  more.click();
}

/**
 * Opens the menu of a status at the pointer on a right click or a long press (Android), and at the
 * focused status with the menu key.
 */
export function useStatusContextMenu(): void {
  useEffect(() => {
    document.addEventListener('contextmenu', openStatusMenu);
    return () => document.removeEventListener('contextmenu', openStatusMenu);
  }, []);
}
