import { type RefObject, useRef } from 'react';
import { focusableNeighbours } from '#ui/focus/focusable-neighbours.ts';
import { focusFirst } from '#ui/focus/focusable.ts';
import { restoreFocusNearby } from '#ui/focus/return-focus.ts';

/** Returns functions that focus the list item of a filter, or the form that replaces this item. */
export function useFilterFocus(): {
  /**
   * Ref for the element around the add button, the forms and the rows, which have `data-filter`.
   */
  readonly root: RefObject<HTMLDivElement | null>;
  readonly focusForm: (key: string) => void;
  /**
   * Focuses the item of a filter after its form was closed, or the add button if there is no such
   * item.
   */
  readonly focusRow: (key: string) => void;
} {
  const root = useRef<HTMLDivElement>(null);
  const find = (key: string): HTMLElement | undefined => {
    const all = [...(root.current?.querySelectorAll<HTMLElement>('[data-filter]') ?? [])];
    return all.find(({ dataset }) => dataset['filter'] === key);
  };
  return {
    root,
    /* Waits one frame: when a menu closes, it returns the focus to its button first. */
    focusForm: (key) => void requestAnimationFrame(() => focusFirst(find(`form ${key}`))),
    focusRow: (key) =>
      void requestAnimationFrame(() => {
        if (document.activeElement === document.body) focusFirst(find(key) ?? root.current);
      }),
  };
}

/**
 * Ref callback for the item of a filter. If the item is removed while it has the focus, another
 * item gets the focus.
 */
export function focusNextRowOnRemoval(row: HTMLElement | null): () => void {
  return () => {
    if (row?.contains(document.activeElement)) restoreFocusNearby(null, focusableNeighbours(row));
  };
}
