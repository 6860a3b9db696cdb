import {
  useEffect,
  useRef,
  useState,
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
} from 'react';
import { leadFocusOut } from './focus/lead-focus-out.ts';
import { Popover } from './popover.tsx';
import styles from './popover.module.css';

/** Milliseconds: passing over opens nothing, and a slip closes nothing. */
const delays = { open: 350, close: 250 } as const;

function isIn(element: Element | null, target: EventTarget | null): boolean {
  return target instanceof Node && (element?.contains(target) ?? false);
}

/**
 * Shows more about `children` (one element) while it is pointed at, has the keyboard's focus, or (a
 * button) is held down with a finger. The focus can go on into what is shown.
 */
export function HoverCard({
  label,
  content,
  children,
}: {
  /** What is shown. */
  label: string;
  /** Drawn only while it is open. */
  content: ReactNode;
  children: ReactNode;
}) {
  const [anchor, setAnchor] = useState<HTMLElement>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const change = (around: Element | undefined, ms: number): void => {
    clearTimeout(timer.current);
    const first = around?.firstElementChild;
    const next = first instanceof HTMLElement ? first : undefined;
    timer.current = setTimeout(() => setAnchor(next), ms);
  };
  const handleEnter = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse') change(event.currentTarget, delays.open);
  };
  const handleLeave = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse') change(undefined, delays.close);
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
    /* A long press on a link opens the browser's own menu. */
    const isLink = event.currentTarget.firstElementChild instanceof HTMLAnchorElement;
    if (isLink || !matchMedia('(pointer: coarse)').matches) return;
    event.preventDefault();
    change(event.currentTarget, 0);
  };
  /* An element that is removed sends no blur: only the next focusin tells that the focus is elsewhere. */
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
      ref={leadFocusOut}
      className={styles.around}
      onPointerEnter={handleEnter}
      onPointerLeave={handleLeave}
      onClickCapture={handlePress}
      onContextMenu={handleHold}
      onFocus={handleFocus}
      onBlur={handleBlur}
    >
      {children}
      {anchor && (
        <Popover anchor={anchor} label={label} onClose={() => setAnchor(undefined)}>
          {content}
        </Popover>
      )}
    </span>
  );
}
