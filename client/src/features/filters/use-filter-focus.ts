import { type RefObject, useRef } from 'react';
import { focusableNeighbours } from '#ui/focus/focusable-neighbours.ts';
import { focusFirst } from '#ui/focus/focusable.ts';
import { restoreFocusNearby } from '#ui/focus/return-focus.ts';

/** Returns functions that focus a filter's row, or the form that replaces the row. */
export function useFilterFocus(): {
  /**
   * Ref for the element around the add button, the forms and the rows, which have `data-filter`.
   */
  readonly root: RefObject<HTMLDivElement | null>;
  readonly focusForm: (key: string) => void;
  /** Focuses a row after its form was closed, or the add button if there is no such row. */
  readonly focusRow: (key: string) => void;
} {
  const root = useRef<HTMLDivElement>(null);
  const find = (key: string): HTMLElement | undefined => {
    const all = [...(root.current?.querySelectorAll<HTMLElement>('[data-filter]') ?? [])];
    return all.find(({ dataset }) => dataset['filter'] === key);
  };
  return {
    root,
    /* In the next frame, because the menu returns the focus to its button when it closes. */
    focusForm: (key) => void requestAnimationFrame(() => focusFirst(find(`form ${key}`))),
    focusRow: (key) =>
      void requestAnimationFrame(() => {
        if (document.activeElement === document.body) focusFirst(find(key) ?? root.current);
      }),
  };
}

/** Ref callback for a row. When the row is removed while it has the focus, focuses another row. */
export function focusNextRowOnRemoval(row: HTMLElement | null): () => void {
  return () => {
    if (row?.contains(document.activeElement)) restoreFocusNearby(null, focusableNeighbours(row));
  };
}
