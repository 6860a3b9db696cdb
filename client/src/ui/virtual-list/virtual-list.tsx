import {
  memo,
  type ReactNode,
  type Ref,
  useCallback,
  useContext,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useIsPrinting } from '#ui/use-media-query.ts';
import { initialRows } from './rendered-rows.ts';
import type { ScrollAnchor } from './scroll-anchor.ts';
import { ListScroller } from './list-scroller.ts';
import { ScrollPortContext } from './scroll-port.ts';
import type { RenderedRows } from './position-rows.ts';
import styles from './virtual-list.module.css';

/**
 * Returns the range of rendered rows after the list has changed: it contains the rows that were
 * rendered and are still in the list, so that they are not mounted again when rows were inserted
 * before them.
 */
function keepRenderedRows(drawn: RenderedRows, keys: readonly string[]): RenderedRows {
  if (drawn.keys === keys) return drawn;
  const { rows, inUse } = drawn;
  const indexes = new Map(keys.map((key, index) => [key, index]));
  const remaining = drawn.keys.slice(rows.from, rows.to).flatMap((key) => indexes.get(key) ?? []);
  const first = remaining[0];
  if (first === undefined) return { keys, rows: { from: 0, to: 0 }, inUse: [] };
  /* Rows that were inserted between these are rendered too, but in total not more rows than
     before. */
  const last = Math.min(remaining.at(-1) ?? first, first + (rows.to - rows.from));
  const range = { from: first, to: last + 1 };
  return {
    keys,
    rows: range,
    inUse: inUse.filter((key) => {
      const index = indexes.get(key);
      return index !== undefined && (index < range.from || index >= range.to);
    }),
  };
}

/**
 * Maximum number of rows of a list that is printed completely. Of longer lists only the rows that
 * are rendered on the screen are printed, since thousands of cards would freeze the page.
 */
const maxPrintedRows = 500;

export type VirtualListHandle = Pick<
  ListScroller,
  'keepInPlace' | 'show' | 'goTo' | 'anchor' | 'known' | 'elementOf' | 'keyOf'
>;

/* The position (`aria-posinset`) is written to the article element directly. If it were passed
   to the card, every card would re-render when a row is inserted above it. */
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
 * Long list that renders only the rows near the window. It scrolls with the page, or with the
 * element of `ScrollPortContext`. The row that is being read stays in place when rows above it are
 * inserted, removed or resized; at the top of the page, inserted rows are shown. `renderRow` must
 * be a stable function that renders the same output for the same key.
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
  /** The keys of all rows. Must be the same array as long as no row changes. */
  rowKeys: readonly string[];
  renderRow: (key: string, index: number) => ReactNode;
  /** Total number of rows for screen readers; −1 if unknown. */
  size: number;
  /** Initial anchor; by default the current scroll position. */
  start?: ScrollAnchor | undefined;
  /** Heights that were measured in an earlier list of the same rows. */
  known?: ReadonlyMap<string, number> | undefined;
  /** Whether every row is rendered. */
  isWhole?: boolean;
  /**
   * Whether empty space is added below the list if the page is too short to scroll to the anchor.
   */
  makesRoom?: boolean;
  /** Key of the highlighted row, such as a search result. Styled by `data-marked`. */
  marked?: string | undefined;
  /** Called in each frame in which the page was scrolled. */
  onMove?: () => void;
  handle?: Ref<VirtualListHandle>;
}) {
  const box = useRef<HTMLDivElement>(null);
  const [drawn, setDrawn] = useState<RenderedRows>(() => ({
    keys: rowKeys,
    /* If there is an initial anchor, the rows to render are known only after layout, so the
       first render contains none. */
    rows: start ? { from: 0, to: 0 } : initialRows(rowKeys.length),
    inUse: [],
  }));
  const port = useContext(ScrollPortContext);
  const [scroller] = useState(() => new ListScroller(setDrawn, port, known));
  const [initialAnchor] = useState(start);
  const current = keepRenderedRows(drawn, rowKeys);
  useImperativeHandle(handle, () => scroller, [scroller]);
  useEffect(() => scroller.follow(onMove), [scroller, onMove]);
  useLayoutEffect(
    () => (box.current ? scroller.attach(box.current, initialAnchor) : undefined),
    [scroller, initialAnchor],
  );
  useLayoutEffect(() => scroller.update(current, isWhole, makesRoom));

  const renderIndex = useCallback(
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
  const isPrinting = useIsPrinting() && rowKeys.length <= maxPrintedRows;
  const { from, to } = isPrinting ? { from: 0, to: rowKeys.length } : current.rows;
  const indexes = current.inUse
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
      {indexes.toSorted((a, b) => a - b).map(renderIndex)}
    </div>
  );
}
