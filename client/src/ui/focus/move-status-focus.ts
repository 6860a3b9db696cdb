import { articlesIn, closestFeed } from './articles.ts';
import { focusInView, focusNeighbour } from './feed-keys.ts';
import { mainElement } from './return-focus.ts';

/** Returns true if any part of the article is visible below the bars at the top. */
function isInView(article: HTMLElement): boolean {
  const { top, bottom } = article.getBoundingClientRect();
  return bottom > 60 && top < innerHeight;
}

/**
 * Focuses the next status of the list that has the focus; without one, the first visible status of
 * the column that has it.
 */
export function moveStatusFocus(step: 1 | -1): void {
  const { activeElement } = document;
  const list = closestFeed(activeElement);
  if (activeElement && list && activeElement !== list) {
    focusNeighbour(list, activeElement, step);
    return;
  }
  const all = articlesIn(activeElement?.closest('[data-column]') ?? mainElement());
  focusInView(all.find(isInView) ?? all[0]);
}
