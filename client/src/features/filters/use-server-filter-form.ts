import { useRef } from 'react';
import { isEqual } from '#lib/is-equal.ts';
import { usePersistedForm } from '#session/persisted-form.ts';
import { type FilterDraft, persistedFilter } from '#session/filters/persisted-filters.ts';

/**
 * Returns the draft of the open form for a filter on the server. It may change while it is saved.
 */
export function useServerFilterForm() {
  const [draft, persist] = usePersistedForm(persistedFilter);
  const latest = useRef(draft);
  /* Counts the forms that were opened, by which one new filter is told from the next. */
  const opened = useRef(0);
  const change = (next: FilterDraft | undefined): void => {
    latest.current = next;
    persist(next);
  };
  return {
    draft,
    change,
    open: (next: FilterDraft): void => {
      opened.current += 1;
      change(next);
    },
    close: (): void => change(undefined),
    /**
     * Returns the function to call with the id of the filter once this draft is saved. It closes the form,
     * unless the form was changed since or belongs to another filter, and returns whether it did.
     */
    whenSaved: (saved: FilterDraft) => {
      const form = opened.current;
      return (id: string): boolean => {
        if (!latest.current || opened.current !== form) return false;
        const isUnchanged = isEqual(latest.current, saved);
        change(isUnchanged ? undefined : { ...latest.current, id });
        return isUnchanged;
      };
    },
  };
}
