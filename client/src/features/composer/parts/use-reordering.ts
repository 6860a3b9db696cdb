import { type ButtonHTMLAttributes, type PointerEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** Returns the index of the list item that is at this height. */
function itemAt(handle: Element, y: number): number {
  const items = [...(handle.closest('ol, ul')?.children ?? [])];
  return items.findIndex((item) => {
    const { top, bottom } = item.getBoundingClientRect();
    return y >= top && y < bottom;
  });
}

/**
 * Moves the items of a list while their handle is dragged up or down. `move` returns whether the
 * item was moved; `onDropped` is called with its index. The handle keeps the pointer although the
 * item is elsewhere meanwhile, since items are identified by their index.
 */
export function useReordering(
  move: (from: number, to: number) => boolean,
  onDropped: (index: number) => void,
): {
  /** Index of the item that is dragged. */
  readonly dragged: number | undefined;
  /** Handlers of an item's handle; `onPress` is for a press without dragging. */
  handlersOf: (index: number, onPress: () => void) => ButtonHTMLAttributes<HTMLButtonElement>;
} {
  const [dragged, setDragged] = useState<number>();
  /* The click after dragging belongs to it. */
  const hasMoved = useRef(false);
  const end = (): void => {
    if (dragged !== undefined && hasMoved.current) onDropped(dragged);
    setDragged(undefined);
  };
  return {
    dragged,
    handlersOf: (index, onPress) => ({
      onPointerDown(event: PointerEvent) {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        hasMoved.current = false;
        setDragged(index);
      },
      onPointerMove(event: PointerEvent) {
        if (dragged === undefined) return;
        const to = itemAt(event.currentTarget, event.clientY);
        if (!move(dragged, to)) return;
        hasMoved.current = true;
        /* The next event may come before React renders otherwise. */
        flushSync(() => setDragged(to));
      },
      onPointerUp: end,
      onPointerCancel: end,
      onClick() {
        if (!hasMoved.current) onPress();
        hasMoved.current = false;
      },
    }),
  };
}
