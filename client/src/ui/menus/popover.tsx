import { type ReactNode, type RefCallback, type ToggleEvent, useCallback } from 'react';
import { moveFocusOut } from '../focus/return-focus.ts';
import { restoreFocusAfterClosing } from '../focus/screen-focus.ts';
import styles from './popover.module.css';

/**
 * Returns the props of a popover that is rendered only while open: shows it next to `anchor` on
 * mount and calls `onShow`. `onClose` is called in `beforetoggle` when the browser closes it on Escape or an outside
 * click, and must unmount it; the `toggle` event comes a task later and would close a popover
 * opened in between. Unmounted that early, the element cannot restore the focus, so this is done
 * here.
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
