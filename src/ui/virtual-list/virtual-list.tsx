import {
  memo,
  useCallback,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
  type Ref,
} from 'react';
import { useIsPrinting } from '#ui/use-is-printing.ts';
import { carryDrawn } from './carry-drawn.ts';
import { firstRows } from './drawn-rows.ts';
import type { ListPlace } from './list-place.ts';
import { ListScroller } from './list-scroller.ts';
import type { Drawn } from './place-rows.ts';
import styles from './virtual-list.module.css';

/** Longer lists are printed as far as they are rendered: thousands of cards would stop the page. */
const mostPrinted = 500;

/** What a list can be told and asked by the screen around it. */
export type VirtualListHandle = Pick<
  ListScroller,
  'hold' | 'show' | 'goTo' | 'place' | 'known' | 'elementOf'
>;

/*
 * Where a row stands is written past React into the element that the row drew: else every card would
 * be drawn anew whenever one comes in above it.
 */
const Row = memo(function Row({
  rowKey,
  index,
  size,
  isMarked,
  scroller,
  render,
}: {
  rowKey: string;
  index: number;
  size: number;
  isMarked: boolean;
  scroller: ListScroller;
  render: (key: string, index: number) => ReactNode;
}) {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const article = element.current?.querySelector('article');
    article?.setAttribute('aria-posinset', String(index + 1));
    article?.setAttribute('aria-setsize', String(size));
  });
  useLayoutEffect(
    () => (element.current ? scroller.row(rowKey, element.current) : undefined),
    [scroller, rowKey],
  );
  return (
    <div ref={element} className={styles.row} data-marked={isMarked || undefined}>
      {render(rowKey, index)}
    </div>
  );
});

/**
 * A long list in the scroll of the whole page, of which only the rows near the window are drawn. What
 * is being read stays where it is when rows come, go or grow above it; at the page's top, what comes
 * in above is seen. `renderRow` must be stable, and draw the same for the same key.
 */
export function VirtualList({
  rowKeys,
  renderRow,
  size,
  start,
  known,
  isWhole = false,
  makesRoom = false,
  marked,
  onMove,
  handle,
}: {
  /** The same array while nothing has changed. */
  rowKeys: readonly string[];
  renderRow: (key: string, index: number) => ReactNode;
  /** How long the whole is, for screen readers; −1 while unknown. */
  size: number;
  /** Where reading begins; at the page's present place without it. */
  start?: ListPlace | undefined;
  /** Heights from an earlier list of the same rows. */
  known?: ReadonlyMap<string, number> | undefined;
  /** Draws every row. */
  isWhole?: boolean;
  /** Grows where what is to be shown stands too near the page's end to be scrolled to. */
  makesRoom?: boolean;
  /** The row that stands out, as what a search has found; styled by `data-marked`. */
  marked?: string | undefined;
  /** Called with each frame in which the page was scrolled. */
  onMove?: () => void;
  handle?: Ref<VirtualListHandle>;
}) {
  const box = useRef<HTMLDivElement>(null);
  const [drawn, setDrawn] = useState<Drawn>(() => ({
    keys: rowKeys,
    /* With a place to begin at, which rows to draw is known only once the page is laid out. */
    rows: start ? { from: 0, to: 0 } : firstRows(rowKeys.length),
    inUse: [],
  }));
  const [scroller] = useState(() => new ListScroller(setDrawn, known, makesRoom));
  const [begun] = useState(start);
  const now = carryDrawn(drawn, rowKeys);
  useImperativeHandle(handle, () => scroller, [scroller]);
  useEffect(() => scroller.follow(onMove), [scroller, onMove]);
  useLayoutEffect(
    () => (box.current ? scroller.attach(box.current, begun) : undefined),
    [scroller, begun],
  );
  useLayoutEffect(() => scroller.update(now, isWhole));

  const row = useCallback(
    (index: number): ReactNode => {
      const key = rowKeys[index];
      if (key === undefined) return null;
      return (
        <Row
          key={key}
          rowKey={key}
          index={index}
          size={size}
          isMarked={key === marked}
          scroller={scroller}
          render={renderRow}
        />
      );
    },
    [rowKeys, size, marked, scroller, renderRow],
  );
  const isPrinting = useIsPrinting() && rowKeys.length <= mostPrinted;
  const { from, to } = isPrinting ? { from: 0, to: rowKeys.length } : now.rows;
  const indexes = now.inUse
    .map((key) => rowKeys.indexOf(key))
    .filter((index) => index >= 0 && !isPrinting);
  for (let index = from; index < to; index += 1) indexes.push(index);
  return (
    <div
      ref={box}
      className={styles.list}
      data-more-above={from > 0 || undefined}
      data-more-below={to < rowKeys.length || undefined}
    >
      {indexes.toSorted((a, b) => a - b).map(row)}
    </div>
  );
}
