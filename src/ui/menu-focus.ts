import type { KeyboardEvent } from 'react';
import { isMenuLetter, menuMove } from './menu-keys.ts';

/** The lines of an open menu, in order. */
export function linesOf(menu: HTMLElement | null): HTMLElement[] {
  return Array.from(menu?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? []);
}

/** Letters that follow one another faster than this are one word, in milliseconds. */
const wordPause = 1_000;

let typed = '';
let typedAt = 0;
let typedIn: HTMLElement | undefined;

/** Moves the focus among a menu's lines, or closes it; `onKeyDown` of the menu's popover. */
export function handleMenuKey(event: KeyboardEvent<HTMLElement>): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const lines = linesOf(event.currentTarget);
  const index = lines.findIndex((line) => line === document.activeElement);
  const { key, timeStamp } = event;
  if (timeStamp - typedAt > wordPause || typedIn !== event.currentTarget) typed = '';
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
