import type { ReactNode } from 'react';
import styles from './popover.module.css';
import { useOpenPopover } from './use-open-popover.ts';

/** Popover next to `anchor`, open while rendered; at the bottom edge on mobile. */
export function Popover({
  anchor,
  label,
  tabIndex,
  onClose,
  children,
}: {
  anchor: HTMLElement | null;
  /** Accessible name. */
  label: string;
  /** Set to 0 if it contains only text, so that it can be scrolled with the keyboard. */
  tabIndex?: number;
  /** Called on Escape and outside clicks; must unmount the popover. */
  onClose: () => void;
  children: ReactNode;
}) {
  const popoverProps = useOpenPopover(anchor, onClose);
  return (
    <section
      {...popoverProps}
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
