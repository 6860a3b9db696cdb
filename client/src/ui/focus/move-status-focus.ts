import { closestFeed } from './articles.ts';
import { focusNeighbourStatus } from './feed-keys.ts';
import { scrollToReadingPlace } from './reading-place.ts';
import { mainElement } from './screen-focus.ts';

/**
 * Selector of statuses, and of rows in lists that need not be statuses, such as notifications
 * (`data-row`).
 */
const stopSelector = 'article:not(article *, [data-row] *), [data-row]';

function stopsIn(container: Element | null | undefined): HTMLElement[] {
  return [...(container?.querySelectorAll<HTMLElement>(stopSelector) ?? [])];
}

/** Returns whether any part of an element is visible below the bars at the top. */
function isInView(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 60 && top < innerHeight;
}

/**
 * Focuses a row. If the row contains a whole status, focuses this status, since shortcuts apply to
 * it.
 */
function focusStop(stop: HTMLElement | undefined): void {
  const article = stop?.querySelector<HTMLElement>('article');
  const isInRow = article && article.closest('[data-row]') === stop;
  (isInRow ? article : stop)?.focus({ preventScroll: true });
}

/**
 * Focuses the next status or row of the list that has the focus. If none has it, focuses the first
 * visible status or row of the column with the focus.
 */
export function moveStatusFocus(step: 1 | -1): void {
  const { activeElement } = document;
  const feed = closestFeed(activeElement);
  if (activeElement && feed && activeElement !== feed) {
    focusNeighbourStatus(feed, activeElement, step);
    return;
  }
  const inColumn = stopsIn(activeElement?.closest('[data-column], aside'));
  const all = inColumn.length > 0 ? inColumn : stopsIn(mainElement());
  /* The last matching element is the innermost one: an open group of notifications contains the
     rows of its notifications. */
  const at = all.findLastIndex((stop) => stop.contains(activeElement));
  const stop = at < 0 ? (all.find(isInView) ?? all[0]) : all[Math.max(0, at + step)];
  focusStop(stop);
  if (at < 0) stop?.scrollIntoView({ block: 'nearest' });
  else if (stop) scrollToReadingPlace(stop);
}
