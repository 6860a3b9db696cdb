import type { KeyboardEvent as ReactKeyboardEvent } from 'react';
import { isInputMethodKey } from '#lib/keys/key-events.ts';
import { articlesIn } from './articles.ts';
import { focusableIn } from './focusable.ts';
import { isScrollable, scrollToReadingPlace } from './reading-place.ts';

/** Maximum number of frames to wait until the next status is rendered. */
const maxWaitFrames = 120;

function isFocusable(element: HTMLElement): boolean {
  return element.tabIndex >= 0 && element.checkVisibility({ visibilityProperty: true });
}

/** Returns the first focusable element after the feed, or the last one before it. */
function focusableOutside(feed: Element, side: 'before' | 'after'): HTMLElement | undefined {
  const positionBit =
    side === 'after' ? Node.DOCUMENT_POSITION_FOLLOWING : Node.DOCUMENT_POSITION_PRECEDING;
  const all = focusableIn(document).filter(
    (element) =>
      (feed.compareDocumentPosition(element) & positionBit) !== 0 && !feed.contains(element),
  );
  return side === 'after' ? all.find(isFocusable) : all.findLast(isFocusable);
}

/**
 * Returns the status that contains an element (or the element itself if it is between statuses),
 * and the next status in this direction if it is rendered. Replies inside a status are ignored.
 */
function statusesAt(
  feed: Element,
  from: Element,
  step: 1 | -1,
): readonly [here: Element | undefined, next: HTMLElement | undefined] {
  const all = articlesIn(feed);
  const positionBit =
    step > 0 ? Node.DOCUMENT_POSITION_FOLLOWING : Node.DOCUMENT_POSITION_PRECEDING;
  /* `compareDocumentPosition` sets further bits if one element contains the other, so the single
     bit is compared exactly. */
  const line = all.filter((article) => from.compareDocumentPosition(article) === positionBit);
  const here = all.find((article) => article.contains(from));
  return [here ?? (feed.contains(from) ? from : undefined), line.at(step > 0 ? 0 : -1)];
}

/** Focuses an element and scrolls it into view. Returns false if there is no element. */
export function focusAndReveal(target: HTMLElement | undefined): boolean {
  target?.focus({ preventScroll: true });
  target?.scrollIntoView({ block: 'nearest' });
  return target !== undefined;
}

/** Focuses a row and scrolls it to where it is read. Returns false if there is no row. */
export function focusForReading(row: HTMLElement | undefined): boolean {
  row?.focus({ preventScroll: true });
  if (row) scrollToReadingPlace(row);
  return row !== undefined;
}

/**
 * Focuses the next status after it was rendered, unless the focus moves to another element before.
 */
function focusOnceRendered(feed: Element, step: 1 | -1, frames = maxWaitFrames): void {
  const [here, next] = statusesAt(feed, document.activeElement ?? document.body, step);
  if (focusForReading(next) || !here || frames === 0) return;
  requestAnimationFrame(() => focusOnceRendered(feed, step, frames - 1));
}

/**
 * Moves the focus to the next status in this direction. Returns whether the focus has moved, or
 * will move after the status is rendered: keys can be pressed faster than statuses are rendered.
 */
export function focusNeighbourStatus(feed: Element, from: Element, step: 1 | -1): boolean {
  const [here, next] = statusesAt(feed, from, step);
  if (focusForReading(next)) return true;
  const hasMoreRows = feed.querySelector(step > 0 ? '[data-more-below]' : '[data-more-above]');
  if (!here || !hasMoreRows) return false;
  here.scrollIntoView({ block: step > 0 ? 'end' : 'start' });
  focusOnceRendered(feed, step);
  return true;
}

/** Focuses the heading of the column or screen that contains the feed. */
function focusHeadingOf(feed: Element): boolean {
  const heading = feed.closest('[data-column], dialog, main')?.querySelector<HTMLElement>('h1, h2');
  if (heading) heading.tabIndex = -1;
  return focusAndReveal(heading ?? undefined);
}

/**
 * Handles keys by the ARIA pattern for feeds: PageDown and PageUp move the focus between statuses,
 * Ctrl+End and Ctrl+Home move it after and before the feed. Escape on a status moves it to the heading
 * above (R-SHELL-071), since laptops have no End key. Ignores other keys, and all keys in text fields.
 */
export function handleFeedKey(event: ReactKeyboardEvent<HTMLElement>): void {
  const { key, ctrlKey, metaKey, altKey, shiftKey, target: from, currentTarget: feed } = event;
  if (!(from instanceof Element) || event.defaultPrevented) return;
  if (altKey || shiftKey || metaKey) return;
  if (from.matches('input, textarea, select, [contenteditable="true"]')) return;
  const movesBetweenStatuses = !ctrlKey && !isScrollable(from);
  const isHandled =
    (movesBetweenStatuses && key === 'PageDown' && focusNeighbourStatus(feed, from, 1)) ||
    (movesBetweenStatuses && key === 'PageUp' && focusNeighbourStatus(feed, from, -1)) ||
    (!ctrlKey &&
      key === 'Escape' &&
      from.matches('article') &&
      !isInputMethodKey(event.nativeEvent) &&
      focusHeadingOf(feed)) ||
    (ctrlKey && key === 'End' && focusAndReveal(focusableOutside(feed, 'after'))) ||
    (ctrlKey && key === 'Home' && focusAndReveal(focusableOutside(feed, 'before')));
  if (isHandled) event.preventDefault();
}
