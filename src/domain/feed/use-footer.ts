import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/**
 * The end of a feed. Whenever the feed has become longer or shorter another one is drawn, by `key`: it
 * does not move, the former one is gone. But never from under the focus, which would go with it; and
 * where what had the focus makes room there for a spinner or a sentence, that has it then.
 */
export function useFooter(length: number): {
  readonly key: number;
  readonly footer: RefObject<HTMLDivElement | null>;
} {
  const footer = useRef<HTMLDivElement>(null);
  const [key, setKey] = useState(length);
  const isHeld = (document.activeElement?.closest('[data-feed-end]') ?? null) !== null;
  if (key !== length && !isHeld) setKey(length);

  useLayoutEffect(() => {
    const { current } = footer;
    if (!isHeld || !current) return;
    const { activeElement } = document;
    if (activeElement !== document.body && activeElement !== current) return;
    (current.querySelector('button') ?? current).focus({ preventScroll: true });
  });
  return { key, footer };
}
