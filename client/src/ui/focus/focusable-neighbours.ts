const focusable = 'a[href], button:not(:disabled), [tabindex]:not([tabindex="-1"])';

/**
 * Returns what can receive the focus when an element is removed together with the rows around it:
 * the nearest focusable elements after and before it, first those of its own row.
 */
export function focusableNeighbours(element: Element): HTMLElement[] {
  const found: (HTMLElement | null)[] = [];
  for (let level: Element | null = element; level !== null; level = level.parentElement)
    for (const sibling of [level.nextElementSibling, level.previousElementSibling]) {
      if (sibling instanceof HTMLElement && sibling.matches(focusable)) found.push(sibling);
      else found.push(sibling?.querySelector<HTMLElement>(focusable) ?? null);
    }
  return found.filter((neighbour) => neighbour !== null);
}
