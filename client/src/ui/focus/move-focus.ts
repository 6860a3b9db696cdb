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
