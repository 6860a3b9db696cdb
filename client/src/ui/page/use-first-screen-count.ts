import { type RefCallback, useEffect, useState } from 'react';
import { runAfterFirstScreen } from '../run-when-idle.ts';

/**
 * Number of items that are rendered before the list is first measured, and that are added in each
 * step until the list reaches the end of the window.
 */
const itemsPerStep = 2;

/**
 * Returns how many items of a list to render. While the page starts, these are the items that fit
 * into the window, so that visible images load before others; afterwards all items are rendered
 * (R-CONST-027). `measure` is the ref of the list; it is a new function in each render, so that the
 * list is measured again.
 */
export function useFirstScreenCount(count: number): {
  readonly shownCount: number;
  readonly measure: RefCallback<Element>;
} {
  const [limit, setLimit] = useState(itemsPerStep);
  useEffect(() => runAfterFirstScreen(() => setLimit(Number.POSITIVE_INFINITY)), []);
  return {
    shownCount: Math.min(limit, count),
    measure: (list) => {
      if (!list || limit >= count) return;
      if (list.getBoundingClientRect().bottom < window.innerHeight) setLimit(limit + itemsPerStep);
    },
  };
}
