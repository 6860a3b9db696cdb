import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react';

/** The anchor of an open `AnchoredMenu`, and whether its last item gets the focus. */
export interface OpenMenuState {
  readonly anchor: HTMLElement;
  readonly startsAtEnd: boolean;
}

/**
 * State and event handlers of a button that opens an `AnchoredMenu`, by the ARIA pattern for menu
 * buttons: a click opens or closes the menu, and arrow keys open it with the first or last item
 * focused.
 */
export function useMenuButton() {
  const [open, setOpen] = useState<OpenMenuState>();
  /* The menu was open when the button was pressed, and pressing it has closed the menu. The
     click must not open it again. */
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
        /* A keyboard click (detail 0) always opens the menu, since `wasOpen` was set by an
           earlier press of the pointer. */
        const isPointer = detail > 0;
        setOpen(isPointer && wasOpen.current ? undefined : { anchor, startsAtEnd: false });
      },
    },
  } as const;
}
