import { useEffect } from 'react';

/** Elements whose own context menu offers more: links, media and text fields. */
const ownContextMenu = 'a, img, video, audio, input, textarea, [contenteditable]';

function openStatusMenu(event: MouseEvent): void {
  const { target } = event;
  /* Shift asks for the browser's menu (Firefox). Selected text has a menu of its own, too. */
  if (event.shiftKey || getSelection()?.isCollapsed === false) return;
  if (!(target instanceof Element) || target.closest(ownContextMenu)) return;
  const more = target
    .closest('[data-status]')
    ?.querySelector<HTMLElement>('[data-action="more"]:not([aria-expanded="true"])');
  if (!more) return;
  event.preventDefault();
  /* The menu opens beside its button, which may be below the window. */
  more.scrollIntoView({ block: 'nearest' });
  more.click();
}

/**
 * Opens the menu of a status on a right click, on a long press (Android) and with the menu key on
 * the focused status.
 */
export function useStatusContextMenu(): void {
  useEffect(() => {
    document.addEventListener('contextmenu', openStatusMenu);
    return () => document.removeEventListener('contextmenu', openStatusMenu);
  }, []);
}
