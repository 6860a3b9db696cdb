import { focusableSelector, focusableIn } from './focusable.ts';

/**
 * Returns the elements that can get the focus if an element is removed together with the rows
 * around it: the nearest focusable elements after and before it, those of its own row first.
 */
export function focusableNeighbours(element: Element): HTMLElement[] {
  const found: (HTMLElement | undefined)[] = [];
  for (let level: Element | null = element; level !== null; level = level.parentElement)
    for (const sibling of [level.nextElementSibling, level.previousElementSibling]) {
      if (sibling instanceof HTMLElement && sibling.matches(focusableSelector)) found.push(sibling);
      else found.push(focusableIn(sibling)[0]);
    }
  return found.filter((neighbour) => neighbour !== undefined);
}
