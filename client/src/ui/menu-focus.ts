import type { KeyboardEvent } from 'react';
import { isMenuLetter, menuMove } from './menu-keys.ts';

/** Returns the items of an open menu in order. */
export function menuItemsOf(menu: HTMLElement | null): HTMLElement[] {
  return Array.from(menu?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? []);
}

/** Milliseconds within which typed letters form one search word. */
const typeAheadMs = 1_000;

let typed = '';
let typedAt = 0;
let typedIn: HTMLElement | undefined;

/** `onKeyDown` handler of a menu: moves the focus between items or closes the menu. */
export function handleMenuKey(event: KeyboardEvent<HTMLElement>): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const lines = menuItemsOf(event.currentTarget);
  const index = lines.findIndex((line) => line === document.activeElement);
  const { key, timeStamp } = event;
  if (timeStamp - typedAt > typeAheadMs || typedIn !== event.currentTarget) typed = '';
  const move = menuMove(
    key,
    index,
    lines.map((line) => line.textContent),
    typed,
  );
  if (isMenuLetter(key)) {
    typed += key;
    typedAt = timeStamp;
    typedIn = event.currentTarget;
  }
  if (move === undefined) return;
  if (move === 'close') {
    event.currentTarget.hidePopover();
    return;
  }
  event.preventDefault();
  lines[move.to]?.focus();
}
