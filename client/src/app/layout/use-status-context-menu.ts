import { useEffect } from 'react';

/** Elements whose own context menu offers more: links, media and text fields. */
const ownContextMenu = 'a, img, video, audio, input, textarea, [contenteditable]';

/** The button of the menu, which also opens it at a point; see `StatusMenu`. */
const menuButton = '[data-action="more"]';

/** Distance in CSS pixels from the start of a card to its menu when opened by keyboard. */
const inset = 48;

/* By keyboard, browsers report different points: of the caret, or of the middle of the card. */
function pointOf(event: MouseEvent, card: Element): { clientX: number; clientY: number } {
  const isByTouch = event instanceof PointerEvent && event.pointerType === 'touch';
  if (event.button === 2 || event.ctrlKey || isByTouch) {
    return { clientX: event.clientX, clientY: event.clientY };
  }
  const { left, right, top } = card.getBoundingClientRect();
  const isRtl = getComputedStyle(card).direction === 'rtl';
  return { clientX: isRtl ? right - inset : left + inset, clientY: Math.max(0, top) + inset };
}

function openStatusMenu(event: MouseEvent): void {
  const { target } = event;
  /* Shift asks for the browser's menu (Firefox). Selected text has a menu of its own, too. */
  if (event.shiftKey || getSelection()?.isCollapsed === false) return;
  if (!(target instanceof Element) || target.closest(`${ownContextMenu}, ${menuButton}`)) return;
  const card = target.closest('[data-status]');
  const button = card?.querySelector(`${menuButton}:not([aria-expanded="true"])`);
  if (!card || !button) return;
  event.preventDefault();
  button.dispatchEvent(
    new MouseEvent('contextmenu', { bubbles: true, cancelable: true, ...pointOf(event, card) }),
  );
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
