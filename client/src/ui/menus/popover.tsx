import { type ReactNode, type RefCallback, type ToggleEvent, useCallback } from 'react';
import { moveFocusOut } from '../focus/return-focus.ts';
import { restoreFocusAfterClosing } from '../focus/screen-focus.ts';
import styles from './popover.module.css';

/**
 * Returns the props of a popover that is rendered only while it is open. The popover is shown next
 * to `anchor` when it is mounted, and then `onShow` is called. When the browser closes the popover
 * on Escape or a click outside, `onClose` is called in `beforetoggle` and must unmount it: the
 * `toggle` event comes a task later and could close a popover that was opened meanwhile. The
 * browser cannot restore the focus of an element that is unmounted before `toggle`, so this hook
 * does it.
 */
export function useOpenPopover(
  anchor: HTMLElement | null,
  onClose: () => void,
  onShow?: (element: HTMLElement) => void,
): {
  readonly ref: RefCallback<HTMLElement>;
  readonly onBeforeToggle: (event: ToggleEvent<HTMLElement>) => void;
} {
  const ref = useCallback(
    (element: HTMLElement | null) => {
      element?.showPopover(anchor ? { source: anchor } : {});
      if (element) onShow?.(element);
    },
    [anchor, onShow],
  );
  const onBeforeToggle = ({ newState, currentTarget }: ToggleEvent<HTMLElement>): void => {
    if (newState !== 'closed') return;
    moveFocusOut(currentTarget, anchor);
    onClose();
    restoreFocusAfterClosing(currentTarget, anchor);
  };
  return { ref, onBeforeToggle };
}

/**
 * Popover next to `anchor` that is open while it is rendered; on mobile a sheet at the bottom edge.
 */
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
  /**
   * `tabIndex` of the popover. Must be 0 if the popover contains only text, so that it can be
   * scrolled with the keyboard.
   */
  tabIndex?: number;
  /** Called on Escape and on clicks outside. Must unmount the popover. */
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
