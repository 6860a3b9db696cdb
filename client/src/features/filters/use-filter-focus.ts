import { type RefObject, useRef } from 'react';
import { focusableNeighbours } from '#ui/focus/focusable-neighbours.ts';
import { focusFirst } from '#ui/focus/focusable.ts';
import { restoreFocusNearby } from '#ui/focus/return-focus.ts';

/** Moves the focus between the rows of filters and the forms that appear and disappear with them. */
export function useFilterFocus(): {
  /** Contains the button that adds a filter, the forms and the rows (`data-filter`). */
  readonly root: RefObject<HTMLDivElement | null>;
  readonly focusForm: (key: string) => void;
  /** Focuses a row after its form was closed; the button that adds a filter without a row. */
  readonly focusRow: (key: string) => void;
} {
  const root = useRef<HTMLDivElement>(null);
  const find = (key: string): HTMLElement | undefined => {
    const all = [...(root.current?.querySelectorAll<HTMLElement>('[data-filter]') ?? [])];
    return all.find(({ dataset }) => dataset['filter'] === key);
  };
  return {
    root,
    /* In the next frame: the menu gives the focus back to its button as it closes. */
    focusForm: (key) => void requestAnimationFrame(() => focusFirst(find(`form ${key}`))),
    focusRow: (key) =>
      void requestAnimationFrame(() => {
        if (document.activeElement === document.body) focusFirst(find(key) ?? root.current);
      }),
  };
}

/** Ref callback for a row: if it is deleted while it has the focus, focuses a neighbour. */
export function focusNextRow(row: HTMLElement | null): () => void {
  return () => {
    if (row?.contains(document.activeElement)) restoreFocusNearby(null, focusableNeighbours(row));
  };
}
