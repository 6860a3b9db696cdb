import type { KeyboardEvent as ReactKeyboardEvent } from 'react';

const focusable =
  'a[href], button:not([disabled]), input:not([disabled]), select:not([disabled]), textarea:not([disabled]), [tabindex]:not([tabindex="-1"])';

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

function articleBeside(feed: Element, from: Element, step: 1 | -1): HTMLElement | undefined {
  const all = [...feed.querySelectorAll<HTMLElement>('article')].filter(
    (article) => article.parentElement?.closest('article') === null,
  );
  const at = all.findIndex((article) => article.contains(from));
  return at < 0 ? undefined : all[at + step];
}

/**
 * The keys of a feed by the ARIA pattern: Page Down and Page Up go from post to post, Control with
 * End and with Home leave the feed for what comes after and before it. What the key leads to; undefined
 * for other keys, and where text is being written.
 */
function feedKeyTarget(
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>,
  feed: Element,
  from: Element,
): HTMLElement | undefined {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
  if (altKey || shiftKey || metaKey) return undefined;
  if (from.matches('input, textarea, select, [contenteditable="true"]')) return undefined;
  if (!ctrlKey && key === 'PageDown') return articleBeside(feed, from, 1);
  if (!ctrlKey && key === 'PageUp') return articleBeside(feed, from, -1);
  if (ctrlKey && key === 'End') return beside(feed, 'after');
  if (ctrlKey && key === 'Home') return beside(feed, 'before');
  return undefined;
}

/** Goes where a key of the feed leads to (see `feedKeyTarget`); other keys pass. */
export function handleFeedKey(event: ReactKeyboardEvent<HTMLElement>): void {
  if (!(event.target instanceof Element) || event.defaultPrevented) return;
  const target = feedKeyTarget(event, event.currentTarget, event.target);
  if (!target) return;
  event.preventDefault();
  target.focus({ preventScroll: true });
  target.scrollIntoView({ block: 'nearest' });
}
