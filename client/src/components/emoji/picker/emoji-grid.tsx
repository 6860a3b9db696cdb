/* oxlint-disable jsx-a11y/prefer-tag-over-role -- the rows are positioned absolutely, so they cannot be a `<table>`; the roles do not depend on the layout */
import {
  type KeyboardEvent,
  memo,
  type MouseEvent,
  type Ref,
  type RefObject,
  useDeferredValue,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import styles from './emoji-picker.module.css';
import {
  type EmojiCellPosition,
  emojiCellSize,
  firstEmojiCell,
  type EmojiGridLine,
  emojiGridLines,
  moveInEmojiGrid,
  renderedLines,
  emojiGridHeight,
} from '#session/emoji/emoji-grid.ts';
import { PickerItemImage, pickerItemName, pickerItemRecentText } from './picker-item-image.tsx';
import type { PickerItem, PickerSection } from '#session/emoji/picker-sections.ts';

/**
 * Returns the current inner size of an element in pixels, updated in the frame of a resize. Before
 * the first layout the width is `likelyWidth`, so that something can be rendered.
 */
function useBoxSize(
  ref: RefObject<HTMLElement | null>,
  likelyWidth: number,
): {
  readonly width: number;
  readonly height: number;
} {
  const [size, setSize] = useState({ width: likelyWidth, height: 0 });
  useLayoutEffect(() => {
    if (!ref.current) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (!entry) return;
      const { width, height } = entry.contentRect;
      flushSync(() => setSize({ width, height }));
    });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref]);
  return size;
}

/** Columns in the picker at usual window sizes and on most phones, used before the first layout. */
const usualColumns = 9;

export interface EmojiGridHandle {
  readonly focus: () => void;
  /** Scrolls a group's title to the top. */
  readonly showSection: (id: string) => void;
}

const Row = memo(function Row({
  line,
  index,
  activeColumn,
  activeCell,
}: {
  line: EmojiGridLine & { kind: 'cells' };
  index: number;
  /** Column of the cell with the tab stop; undefined if that cell is in another row. */
  activeColumn: number | undefined;
  activeCell: RefObject<HTMLButtonElement | null>;
}) {
  return (
    <div role="row" aria-rowindex={index + 1} className={styles.row} style={{ top: line.top }}>
      {line.items.map((item, column) => (
        <div key={pickerItemRecentText(item)} role="gridcell" aria-colindex={column + 1}>
          <button
            ref={column === activeColumn ? activeCell : undefined}
            type="button"
            tabIndex={column === activeColumn ? 0 : -1}
            title={pickerItemName(item)}
            data-cell={`${index} ${column}`}
            className={styles.cell}
          >
            {/* Hidden from screen readers, because the tooltip already names the emoji. */}
            <span aria-hidden className={styles.image}>
              <PickerItemImage item={item} loading="eager" />
            </span>
          </button>
        </div>
      ))}
    </div>
  );
});

function TitleRow({
  line,
  index,
  columns,
  title,
}: {
  line: EmojiGridLine;
  index: number;
  columns: number;
  title: string;
}) {
  return (
    <div role="row" aria-rowindex={index + 1} className={styles.titleRow} style={{ top: line.top }}>
      <div role="rowheader" aria-colspan={columns}>
        {title}
      </div>
    </div>
  );
}

/** Returns the grid position of the cell that contains the event's target. */
function positionOf(target: EventTarget): EmojiCellPosition | undefined {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-cell]') : null;
  const [line, column] = (cell?.dataset['cell'] ?? '').split(' ').map(Number);
  return line === undefined || column === undefined ? undefined : { line, column };
}

/**
 * Emoji in rows under the titles of their groups. Renders only visible rows and the one with the
 * focus. One tab stop; arrows move between cells (ARIA grid pattern).
 */
export function EmojiGrid({
  sections,
  query,
  label,
  titleOf,
  onPick,
  onPoint,
  onSection,
  ref,
}: {
  sections: readonly PickerSection[];
  /** The search text that led to these sections. When it changes, the grid scrolls to the top. */
  query: string;
  label: string;
  titleOf: (section: PickerSection) => string;
  onPick: (item: PickerItem, event: MouseEvent) => void;
  /** Called with the hovered or focused item. */
  onPoint: (item: PickerItem | undefined) => void;
  /** Called with the id of the group at the top of the grid, when it changes. */
  onSection: (id: string) => void;
  ref: Ref<EmojiGridHandle>;
}) {
  const scroller = useRef<HTMLDivElement>(null);
  const activeCell = useRef<HTMLButtonElement>(null);
  const { width, height } = useBoxSize(scroller, usualColumns * emojiCellSize);
  const columns = Math.max(1, Math.floor(width / emojiCellSize));
  const lines = useMemo(() => emojiGridLines(sections, columns), [sections, columns]);
  const [top, setTop] = useState(0);
  const [moved, setMoved] = useState<EmojiCellPosition>();
  const isFocusWanted = useRef(false);
  const [shownQuery, setShownQuery] = useState(query);
  if (query !== shownQuery) {
    setShownQuery(query);
    setTop(0);
    setMoved(undefined);
  }
  const scrolledQuery = useRef(query);
  useLayoutEffect(() => {
    if (scrolledQuery.current === query) return;
    scrolledQuery.current = query;
    if (scroller.current) scroller.current.scrollTop = 0;
  }, [query]);
  const known = moved && lines[moved.line]?.kind === 'cells' ? moved : undefined;
  const active = known ?? firstEmojiCell(lines);

  const scrollTo = (position: number): void => {
    if (scroller.current) scroller.current.scrollTop = position;
    setTop(position);
  };
  const goTo = (position: EmojiCellPosition): void => {
    const line = lines[position.line];
    if (!line) return;
    isFocusWanted.current = true;
    setMoved(position);
    const seenFrom = scroller.current?.scrollTop ?? 0;
    if (line.top < seenFrom) scrollTo(line.top);
    if (line.top + line.height > seenFrom + height) scrollTo(line.top + line.height - height);
  };
  useLayoutEffect(() => {
    if (!isFocusWanted.current) return;
    isFocusWanted.current = false;
    activeCell.current?.focus({ preventScroll: true });
  });
  useImperativeHandle(ref, () => ({
    focus: () => active && goTo(active),
    showSection(id) {
      const line = lines.find(({ section }) => section.id === id);
      if (line) scrollTo(line.top);
    },
  }));

  const itemAt = (position: EmojiCellPosition | undefined): PickerItem | undefined => {
    const line = position && lines[position.line];
    return line?.kind === 'cells' ? line.items[position?.column ?? 0] : undefined;
  };
  const handleKey = (event: KeyboardEvent<HTMLElement>): void => {
    const from = positionOf(event.target);
    const position =
      from &&
      moveInEmojiGrid(lines, from, {
        key: event.key,
        ctrlKey: event.ctrlKey,
        isRightToLeft: getComputedStyle(event.currentTarget).direction === 'rtl',
        page: Math.max(1, Math.floor(height / emojiCellSize) - 1),
      });
    if (!position) return;
    event.preventDefault();
    event.stopPropagation();
    goTo(position);
  };
  /* Renders the visible rows first and the rest a moment later, since rendering emoji is slow. */
  const deferredHeight = useDeferredValue(height);
  const shownLines = renderedLines(lines, { top, height: deferredHeight }, active);

  return (
    <div
      ref={scroller}
      role="grid"
      tabIndex={-1}
      aria-label={label}
      aria-rowcount={lines.length}
      aria-colcount={columns}
      className={styles.grid}
      onScroll={({ currentTarget }) => {
        const position = Math.floor(currentTarget.scrollTop / emojiCellSize) * emojiCellSize;
        setTop(position);
        const at = lines.findLast((line) => line.top <= currentTarget.scrollTop + 1);
        if (at) onSection(at.section.id);
      }}
      onKeyDown={handleKey}
      onClick={(event) => {
        const position = positionOf(event.target);
        const item = itemAt(position);
        if (!item) return;
        setMoved(position);
        onPick(item, event);
      }}
      onFocus={({ target }) => onPoint(itemAt(positionOf(target)))}
      onPointerOver={({ target }) => onPoint(itemAt(positionOf(target)))}
    >
      <div role="presentation" className={styles.lines} style={{ height: emojiGridHeight(lines) }}>
        {shownLines.map(({ line, index }) =>
          line.kind === 'cells' ? (
            <Row
              key={index}
              line={line}
              index={index}
              activeColumn={active?.line === index ? active.column : undefined}
              activeCell={activeCell}
            />
          ) : (
            <TitleRow key={index} {...{ line, index, columns }} title={titleOf(line.section)} />
          ),
        )}
      </div>
    </div>
  );
}
