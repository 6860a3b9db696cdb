import { useCallback, type RefCallback, type ToggleEvent } from 'react';

/**
 * For a popover that exists only while it is open: shows it beside `anchor` as soon as it is drawn.
 * The platform closes it on Escape and outside presses; `onClose` is told then, and has to take it
 * away.
 */
export function useShownPopover(
  anchor: HTMLElement | null,
  onClose: () => void,
): {
  readonly ref: RefCallback<HTMLElement>;
  readonly onToggle: (event: ToggleEvent<HTMLElement>) => void;
} {
  const ref = useCallback(
    (element: HTMLElement | null) => {
      element?.showPopover(anchor ? { source: anchor } : {});
    },
    [anchor],
  );
  const onToggle = (event: ToggleEvent<HTMLElement>): void => {
    if (event.newState === 'closed') onClose();
  };
  return { ref, onToggle };
}
