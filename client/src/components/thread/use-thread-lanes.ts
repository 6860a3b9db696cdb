import { use, useMemo } from 'react';
import { mobileQuery, useMediaQuery } from '#ui/use-media-query.ts';
import { ScrollPortContext } from '#ui/virtual-list/scroll-port.ts';
import { threadLanes, type LaneLine } from '#store/thread/thread-lanes.ts';
import type { ThreadLine, ThreadViewOptions } from '#store/thread/thread-lines.ts';
import styles from './thread.module.css';

/** Matches phones, and any page at 400 % zoom. */
const smallestQuery = '(width <= 22.5rem)';

/**
 * Maximum number of steps of indentation that leaves enough space for text, by width of the page.
 */
const maxSteps = { wide: 5, narrow: 4, smallest: 2 };

/**
 * Returns the class that sets the size of one step of indentation, and for each line of a
 * conversation its indentation and its lanes, which are the vertical lines that connect statuses
 * with their replies.
 */
export function useThreadLanes(
  lines: readonly ThreadLine[],
  view: ThreadViewOptions,
  focus: string,
): { readonly lanes: ReadonlyMap<ThreadLine, LaneLine>; readonly stepClass: string | undefined } {
  const isMobile = useMediaQuery(mobileQuery);
  const isSmallest = useMediaQuery(smallestQuery);
  const isInColumn = use(ScrollPortContext).scroller !== undefined;
  const isNarrow = isMobile || isInColumn;
  const size = isNarrow ? 'narrow' : 'wide';
  const maxLevel = maxSteps[isSmallest ? 'smallest' : size];
  const lanes = useMemo(
    () => threadLanes(lines, view, focus, maxLevel),
    [lines, view, focus, maxLevel],
  );
  return { lanes, stepClass: isNarrow ? styles.narrow : undefined };
}
