/** What a key does in an open menu, by the ARIA pattern for menu buttons. */
export type MenuMove = { readonly to: number } | 'close' | undefined;

/**
 * Where the focus goes from the item at `index` (−1: none yet), given the items' labels. Arrows wrap
 * around; a letter goes to the next item that begins with it; Tab leaves.
 */
export function menuMove(key: string, index: number, labels: readonly string[]): MenuMove {
  const count = labels.length;
  if (count === 0) return key === 'Tab' ? 'close' : undefined;
  if (key === 'ArrowDown') return { to: (index + 1) % count };
  if (key === 'ArrowUp') return { to: index <= 0 ? count - 1 : index - 1 };
  if (key === 'Home' || key === 'PageUp') return { to: 0 };
  if (key === 'End' || key === 'PageDown') return { to: count - 1 };
  if (key === 'Tab') return 'close';
  if (!/^[\p{L}\p{N}\p{S}]$/u.test(key)) return undefined;
  const wanted = key.toLocaleLowerCase();
  for (let step = 1; step <= count; step += 1) {
    const to = (Math.max(index, -1) + step) % count;
    if (labels[to]?.toLocaleLowerCase().startsWith(wanted)) return { to };
  }
  return undefined;
}
