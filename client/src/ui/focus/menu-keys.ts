import type { KeyboardEvent } from 'react';

/** The effect of a key in an open menu, by the ARIA pattern for menu buttons. */
type MenuMove = { readonly to: number } | 'close' | undefined;

/** Returns whether a key is a letter that searches the labels of a menu. */
function isMenuLetter(key: string): boolean {
  return /^[\p{L}\p{N}\p{S}]$/u.test(key);
}

/**
 * Returns the item to which a key moves the focus from the item at `index` (−1 if none has it).
 * After the last item, arrow keys continue at the first one, and the other way round. A letter,
 * together with the letters `typed` shortly before, moves to the next item whose label begins with
 * them. The same letter pressed again moves to the next match. Tab closes the menu.
 */
export function resolveMenuMove(
  key: string,
  index: number,
  labels: readonly string[],
  typed = '',
): MenuMove {
  const count = labels.length;
  if (count === 0) return key === 'Tab' ? 'close' : undefined;
  if (key === 'ArrowDown') return { to: (index + 1) % count };
  if (key === 'ArrowUp') return { to: index <= 0 ? count - 1 : index - 1 };
  if (key === 'Home' || key === 'PageUp') return { to: 0 };
  if (key === 'End' || key === 'PageDown') return { to: count - 1 };
  if (key === 'Tab') return 'close';
  if (!isMenuLetter(key)) return undefined;
  const letter = key.toLocaleLowerCase();
  const before = typed.toLocaleLowerCase();
  const isOneLetter = before.replaceAll(letter, '') === '';
  const search = isOneLetter ? letter : before + letter;
  /* With several letters, the current item may match and stays focused. A single letter moves to
     the next match. */
  const first = Math.max(isOneLetter ? index + 1 : index, 0);
  for (let step = 0; step < count; step += 1) {
    const to = (first + step) % count;
    if (labels[to]?.toLocaleLowerCase().startsWith(search)) return { to };
  }
  return undefined;
}

/** Returns the items of an open menu in order. */
export function menuItemsOf(menu: HTMLElement | null): HTMLElement[] {
  return Array.from(menu?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? []);
}

/** Milliseconds within which typed letters are combined. */
const typeAheadMs = 1_000;

let typed = '';
let typedAt = 0;
let typedIn: HTMLElement | undefined;

/** `onKeyDown` handler of a menu. Moves the focus between its items or closes the menu. */
export function handleMenuKey(event: KeyboardEvent<HTMLElement>): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const lines = menuItemsOf(event.currentTarget);
  const index = lines.findIndex((line) => line === document.activeElement);
  const { key, timeStamp } = event;
  if (timeStamp - typedAt > typeAheadMs || typedIn !== event.currentTarget) typed = '';
  const move = resolveMenuMove(
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
