import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/**
 * Returns the `key` of the feed's footer, which changes with the feed's length so that a new footer
 * is rendered instead of a moved one. It does not change while the footer has the focus. If the
 * focused button is replaced by a spinner or a message, that takes the focus.
 */
export function useFeedFooter(length: number): {
  readonly key: number;
  readonly footer: RefObject<HTMLDivElement | null>;
} {
  const footer = useRef<HTMLDivElement>(null);
  const [key, setKey] = useState(length);
  const isFocused = (document.activeElement?.closest('[data-feed-end]') ?? null) !== null;
  if (key !== length && !isFocused) setKey(length);

  useLayoutEffect(() => {
    const { current } = footer;
    if (!isFocused || !current) return;
    const { activeElement } = document;
    if (activeElement !== document.body && activeElement !== current) return;
    (current.querySelector('button') ?? current).focus({ preventScroll: true });
  });
  return { key, footer };
}
