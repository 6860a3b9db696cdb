import type { ReactNode } from 'react';
import styles from './popover.module.css';
import { useShownPopover } from './use-shown-popover.ts';

/** A small sheet beside `anchor`, there as long as it is drawn; on a phone at the bottom edge. */
export function Popover({
  anchor,
  label,
  tabIndex,
  onClose,
  children,
}: {
  anchor: HTMLElement | null;
  /** What it shows. */
  label: string;
  /** 0 where it holds nothing but text, which keys could not scroll otherwise. */
  tabIndex?: number;
  /** Asked for by Escape and outside presses; has to take it away. */
  onClose: () => void;
  children: ReactNode;
}) {
  const shown = useShownPopover(anchor, onClose);
  return (
    <section
      {...shown}
      popover="auto"
      aria-label={label}
      tabIndex={tabIndex}
      data-surface="popover"
      className={styles.popover}
    >
      {children}
    </section>
  );
}
