import {
  useEffect,
  useRef,
  useState,
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
} from 'react';
import { LazyBoundary } from '#components/chunk/lazy-boundary.tsx';
import { focusEnclosingArticle } from '#ui/focus/return-focus.ts';
import styles from './hover-card.module.css';
import { LazyPopover } from './lazy-popover.ts';

/**
 * Milliseconds before the card opens and closes: a brief hover does not open it, a brief leave does
 * not close it.
 */
const delays = { open: 350, close: 250 } as const;

function isIn(element: Element | null, target: EventTarget | null): boolean {
  return target instanceof Node && (element?.contains(target) ?? false);
}

/**
 * Shows a card beside `children`, which is one element, while the element is hovered or focused by
 * keyboard. A long press opens the card of a button as well. The focus can move into the card.
 */
export function HoverCard({
  label,
  content,
  children,
}: {
  /** Accessible name of the card. */
  label: string;
  /** Rendered only while the card is open. */
  content: ReactNode;
  children: ReactNode;
}) {
  const [anchor, setAnchor] = useState<HTMLElement>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isHovered = useRef(false);

  const change = (around: Element | undefined, ms: number): void => {
    clearTimeout(timer.current);
    const first = around?.firstElementChild;
    const next = first instanceof HTMLElement ? first : undefined;
    timer.current = setTimeout(() => setAnchor(next), ms);
  };
  /* On `pointermove`, since `pointerenter` also fires when scrolling moves an element under the
     pointer. */
  const handleMove = (event: PointerEvent): void => {
    if (event.pointerType !== 'mouse' || isHovered.current) return;
    isHovered.current = true;
    change(event.currentTarget, delays.open);
  };
  const handleLeave = (event: PointerEvent): void => {
    if (event.pointerType !== 'mouse') return;
    isHovered.current = false;
    change(undefined, delays.close);
  };
  const handleFocus = (event: FocusEvent): void => {
    const { currentTarget, target } = event;
    if (anchor) clearTimeout(timer.current);
    else if (target.matches(':focus-visible')) change(currentTarget, delays.open);
  };
  const handleBlur = (event: FocusEvent): void => {
    if (!event.currentTarget.contains(event.relatedTarget)) change(undefined, delays.close);
  };
  const handlePress = ({ currentTarget, target }: MouseEvent): void => {
    if (isIn(currentTarget.firstElementChild, target)) change(undefined, 0);
  };
  const handleHold = (event: MouseEvent): void => {
    /* A long press opens the card of a button only. On a link, it opens the context menu of the
       browser. */
    const isLink = event.currentTarget.firstElementChild instanceof HTMLAnchorElement;
    if (isLink || !matchMedia('(pointer: coarse)').matches) return;
    event.preventDefault();
    change(event.currentTarget, 0);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  /* A removed element fires no blur event: only the next focusin shows that the focus has moved. */
  useEffect(() => {
    if (!anchor) return undefined;
    const handleElsewhere = ({ target }: Event): void => {
      if (isIn(anchor.parentElement, target)) return;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setAnchor(undefined), delays.close);
    };
    document.addEventListener('focusin', handleElsewhere);
    return () => document.removeEventListener('focusin', handleElsewhere);
  }, [anchor]);
  return (
    <span
      ref={focusEnclosingArticle}
      className={styles.around}
      onPointerMove={handleMove}
      onPointerLeave={handleLeave}
      onClickCapture={handlePress}
      onContextMenu={handleHold}
      onFocus={handleFocus}
      onBlur={handleBlur}
    >
      {children}
      {anchor && (
        /* If the code of the card fails to load, nothing is shown: an error inside a line would
           move its text. */
        <LazyBoundary around={() => null}>
          <LazyPopover anchor={anchor} label={label} onClose={() => setAnchor(undefined)}>
            {content}
          </LazyPopover>
        </LazyBoundary>
      )}
    </span>
  );
}
