import { type ButtonHTMLAttributes, type PointerEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** Returns the index of the list item at a vertical position in the window. */
function itemAt(handle: Element, y: number): number {
  const items = [...(handle.closest('ol, ul')?.children ?? [])];
  return items.findIndex((item) => {
    const { top, bottom } = item.getBoundingClientRect();
    return y >= top && y < bottom;
  });
}

/**
 * Moves the items of a list while their handle is dragged up or down. `move` returns whether an item
 * was moved; `onDropped` is called with its last index. Items are keyed by index, so React does not
 * move the handle, which keeps receiving the events of the pointer.
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
  /* Whether the pointer has moved: the click after a drag is then ignored. */
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
        /* Rendered synchronously, since the next event may come before React renders. */
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
