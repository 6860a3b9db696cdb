/**
 * Returns the other articles of the list that contains `element`, nearest first: those after its
 * article, then those before.
 */
export function siblingArticles(element: Element): readonly HTMLElement[] {
  const article = element.closest('article');
  const list = article?.parentElement?.closest('[role="feed"], section, main');
  const all = [...(list?.querySelectorAll('article') ?? [])];
  const at = all.findIndex((one) => one === article);
  return at < 0 ? [] : [...all.slice(at + 1), ...all.slice(0, at).toReversed()];
}

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

/**
 * Ref callback for an element that may be removed while it contains the focus: moves the focus to
 * the enclosing article.
 */
export function focusEnclosingArticle(element: HTMLElement | null): () => void {
  return () => {
    if (element?.contains(document.activeElement)) restoreFocusNearby(element);
  };
}

/**
 * Blurs the active element, usually a button that is about to be removed, so that the focus can be
 * moved.
 */
export function blurActiveElement(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

/**
 * Call this when a click removes the clicked element. Moves the focus to the enclosing article, or
 * to the first element of `others` still in the document; otherwise keyboard users would start
 * again at the top of the page.
 */
export function restoreFocusNearby(
  removed: Element | null,
  others: readonly (HTMLElement | null)[] = [],
): void {
  const candidates = [removed?.closest('article'), ...others];
  requestAnimationFrame(() => {
    if (document.activeElement === document.body)
      candidates.find((one) => one?.isConnected)?.focus({ preventScroll: true });
  });
}
