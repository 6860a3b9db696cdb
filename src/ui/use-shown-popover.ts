import { useCallback, type RefCallback, type ToggleEvent } from 'react';

/**
 * For a popover that exists only while it is open: shows it beside `anchor` as soon as it is drawn.
 * The platform closes it on Escape and outside presses; `onClose` is told before it does, and has to
 * take it away. Its own telling comes a task after the closing: who pressed in between would have
 * what they opened taken away. Gone so early, it is no longer there to give back the focus: that is
 * done here.
 */
export function useShownPopover(
  anchor: HTMLElement | null,
  onClose: () => void,
): {
  readonly ref: RefCallback<HTMLElement>;
  readonly onBeforeToggle: (event: ToggleEvent<HTMLElement>) => void;
} {
  const ref = useCallback(
    (element: HTMLElement | null) => {
      element?.showPopover(anchor ? { source: anchor } : {});
    },
    [anchor],
  );
  const onBeforeToggle = ({ newState, currentTarget }: ToggleEvent<HTMLElement>): void => {
    if (newState !== 'closed') return;
    if (currentTarget.contains(document.activeElement)) anchor?.focus({ preventScroll: true });
    onClose();
  };
  return { ref, onBeforeToggle };
}
