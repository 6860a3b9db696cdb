import type { ReactNode } from 'react';
import styles from './popover.module.css';
import { useShownPopover } from './use-shown-popover.ts';

/** A small sheet beside `anchor`, there as long as it is drawn; on a phone at the bottom edge. */
export function Popover({
  anchor,
  label,
  onClose,
  children,
}: {
  anchor: HTMLElement | null;
  /** What it shows. */
  label: string;
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
      data-surface="popover"
      className={styles.popover}
    >
      {children}
    </section>
  );
}
