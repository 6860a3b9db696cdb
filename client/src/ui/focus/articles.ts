/** Returns the innermost article that contains an event's target or an element. */
export function closestArticle(target: EventTarget | null | undefined): HTMLElement | undefined {
  if (!(target instanceof Element)) return undefined;
  return target.closest<HTMLElement>('article') ?? undefined;
}

/**
 * Returns the outermost article that contains an element, since an article may contain quoted ones.
 */
export function outermostArticle(element: Element | null): HTMLElement | undefined {
  return element?.closest<HTMLElement>('article:not(article *)') ?? undefined;
}

/** Returns the articles in an element in document order, without those inside other articles. */
export function articlesIn(container: Element | null | undefined): HTMLElement[] {
  const all = [...(container?.querySelectorAll('article') ?? [])];
  return all.filter((article) => closestArticle(article.parentElement) === undefined);
}

/** Returns the feed that contains an event's target or an element. */
export function closestFeed(target: EventTarget | null): Element | undefined {
  if (!(target instanceof Element)) return undefined;
  return target.closest('[role="feed"]') ?? undefined;
}

/** Returns whether an element is in the footer of a feed (`data-feed-end`). */
export function isAtFeedEnd(element: Element | null): boolean {
  return element !== null && element.closest('[data-feed-end]') !== null;
}
