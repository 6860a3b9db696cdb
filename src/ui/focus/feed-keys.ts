import type { KeyboardEvent as ReactKeyboardEvent } from 'react';

const focusable =
  'a[href], button:not([disabled]), input:not([disabled]), select:not([disabled]), textarea:not([disabled]), [tabindex]:not([tabindex="-1"])';

/** Frames that a key waits for the post it leads to. */
const longestWait = 120;

function isShown(element: HTMLElement): boolean {
  return element.tabIndex >= 0 && element.checkVisibility({ visibilityProperty: true });
}

/** The first thing after the feed that takes the focus, or the last before it. */
function beside(feed: Element, side: 'before' | 'after'): HTMLElement | undefined {
  const wanted =
    side === 'after' ? Node.DOCUMENT_POSITION_FOLLOWING : Node.DOCUMENT_POSITION_PRECEDING;
  const all = [...document.querySelectorAll<HTMLElement>(focusable)].filter(
    (element) => (feed.compareDocumentPosition(element) & wanted) !== 0 && !feed.contains(element),
  );
  return side === 'after' ? all.find(isShown) : all.findLast(isShown);
}

/** Whether it is scrolled by keys of its own, as a long description is. */
function scrollsItself(element: Element): boolean {
  const isLonger = element.scrollHeight > element.clientHeight;
  return isLonger && /auto|scroll/.test(getComputedStyle(element).overflowY);
}

/**
 * The post that holds an element, or what stands between posts, and if it is drawn the post a step on;
 * not the answers inside a post.
 */
function postsAt(
  feed: Element,
  from: Element,
  step: 1 | -1,
): readonly [here: Element | undefined, next: HTMLElement | undefined] {
  const all = [...feed.querySelectorAll<HTMLElement>('article')].filter(
    (article) => article.parentElement?.closest('article') === null,
  );
  const wanted = step > 0 ? Node.DOCUMENT_POSITION_FOLLOWING : Node.DOCUMENT_POSITION_PRECEDING;
  /* Compared exactly: elements that contain each other have further bits set. */
  const line = all.filter((article) => from.compareDocumentPosition(article) === wanted);
  const here = all.find((article) => article.contains(from));
  return [here ?? (feed.contains(from) ? from : undefined), line.at(step > 0 ? 0 : -1)];
}

function goTo(target: HTMLElement | undefined): boolean {
  target?.focus({ preventScroll: true });
  target?.scrollIntoView({ block: 'nearest' });
  return target !== undefined;
}

/** Waits for the next post to be drawn, as long as nobody takes the focus elsewhere. */
function goOnceDrawn(feed: Element, step: 1 | -1, frames = longestWait): void {
  const [here, next] = postsAt(feed, document.activeElement ?? document.body, step);
  if (goTo(next) || !here || frames === 0) return;
  requestAnimationFrame(() => goOnceDrawn(feed, step, frames - 1));
}

/** Whether the key has led to a post beside, or will once it is drawn: keys come faster than rows. */
function goBeside(feed: Element, from: Element, step: 1 | -1): boolean {
  const [here, next] = postsAt(feed, from, step);
  if (goTo(next)) return true;
  const isMoreToCome = feed.querySelector(step > 0 ? '[data-more-below]' : '[data-more-above]');
  if (!here || !isMoreToCome) return false;
  here.scrollIntoView({ block: step > 0 ? 'end' : 'start' });
  goOnceDrawn(feed, step);
  return true;
}

/** Whether any of it is seen below the bars at the top. */
function isInView(article: HTMLElement): boolean {
  const { top, bottom } = article.getBoundingClientRect();
  return bottom > 60 && top < innerHeight;
}

/** Goes to the next post of the list that has the focus; without one, to the first that is seen. */
export function stepThroughPosts(step: 1 | -1): void {
  const { activeElement } = document;
  const list = activeElement?.closest('[role="feed"]');
  if (activeElement && list && activeElement !== list) {
    goBeside(list, activeElement, step);
    return;
  }
  const all = [...document.querySelectorAll<HTMLElement>('main article')];
  goTo(all.find(isInView) ?? all[0]);
}

/**
 * The keys of a feed by the ARIA pattern: Page Down and Page Up go from post to post, Control with
 * End and with Home leave the feed for what comes after and before it. Other keys pass, and all where
 * text is being written.
 */
export function handleFeedKey(event: ReactKeyboardEvent<HTMLElement>): void {
  const { key, ctrlKey, metaKey, altKey, shiftKey, target: from, currentTarget: feed } = event;
  if (!(from instanceof Element) || event.defaultPrevented) return;
  if (altKey || shiftKey || metaKey) return;
  if (from.matches('input, textarea, select, [contenteditable="true"]')) return;
  const leadsOn = !ctrlKey && !scrollsItself(from);
  const isDone =
    (leadsOn && key === 'PageDown' && goBeside(feed, from, 1)) ||
    (leadsOn && key === 'PageUp' && goBeside(feed, from, -1)) ||
    (ctrlKey && key === 'End' && goTo(beside(feed, 'after'))) ||
    (ctrlKey && key === 'Home' && goTo(beside(feed, 'before')));
  if (isDone) event.preventDefault();
}
