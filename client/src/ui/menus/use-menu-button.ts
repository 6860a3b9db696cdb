import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react';

/** Where an `AnchoredMenu` opens, and with which end focused. */
export interface OpenMenu {
  readonly anchor: HTMLElement;
  readonly startsAtEnd: boolean;
}

/**
 * State and events of a button that opens an `AnchoredMenu`, by the ARIA menu button pattern: a
 * click toggles the menu, the arrow keys open it at either end.
 */
export function useMenuButton() {
  const [open, setOpen] = useState<OpenMenu>();
  /* A press on the button has already closed the menu; the click that follows must not open it
     again. */
  const wasOpen = useRef(false);
  return {
    open,
    close: (): void => setOpen(undefined),
    buttonProps: {
      'aria-haspopup': 'menu',
      'aria-expanded': open !== undefined,
      onPointerDown: (): void => {
        wasOpen.current = open !== undefined;
      },
      onKeyDown: (event: KeyboardEvent<HTMLElement>): void => {
        if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
        event.preventDefault();
        setOpen({ anchor: event.currentTarget, startsAtEnd: event.key === 'ArrowUp' });
      },
      onClick: ({ currentTarget: anchor, detail }: MouseEvent<HTMLElement>): void => {
        /* A keyboard click (detail 0) always opens: `wasOpen` may be left over from an earlier
           pointer press. */
        const isPointer = detail > 0;
        setOpen(isPointer && wasOpen.current ? undefined : { anchor, startsAtEnd: false });
      },
    },
  } as const;
}
