/** What a key does in an open menu, by the ARIA pattern for menu buttons. */
export type MenuMove = { readonly to: number } | 'close' | undefined;

/** Whether a key is a letter to look for among the labels. */
export function isMenuLetter(key: string): boolean {
  return /^[\p{L}\p{N}\p{S}]$/u.test(key);
}

/**
 * Where the focus goes from the item at `index` (−1: none yet), given the items' labels. Arrows wrap
 * around; a letter, behind those `typed` just before it, goes to the next item that begins with them,
 * and one letter again and again from each such item to the next; Tab leaves.
 */
export function menuMove(
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
  const wanted = isOneLetter ? letter : before + letter;
  /* Several letters may match the current entry; one letter goes on to the next. */
  const first = Math.max(isOneLetter ? index + 1 : index, 0);
  for (let step = 0; step < count; step += 1) {
    const to = (first + step) % count;
    if (labels[to]?.toLocaleLowerCase().startsWith(wanted)) return { to };
  }
  return undefined;
}
