import { useState } from 'react';

/**
 * The key of a feed's end. Whenever the feed has become longer or shorter another one is drawn: it does
 * not move, the former one is gone. But never from under the focus, which would go with it.
 */
export function useFooterKey(length: number): number {
  const [key, setKey] = useState(length);
  const isHeld = (document.activeElement?.closest('[data-feed-end]') ?? null) !== null;
  if (key === length || isHeld) return key;
  setKey(length);
  return length;
}
