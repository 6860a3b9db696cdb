import { useRef } from 'react';
import { isEqual } from '#lib/is-equal.ts';
import { usePersistedForm } from '#session/persisted-form.ts';
import { type FilterDraft, persistedFilter } from '#session/filters/persisted-filters.ts';

/** The open form for a filter of the server. It can be changed or replaced while it is saved. */
export function useServerFilterForm() {
  const [draft, persist] = usePersistedForm(persistedFilter);
  const latest = useRef(draft);
  /** The number of forms that were opened, which tells one new filter from the next. */
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
     * Returns what to do with the id of the filter once the draft is saved: closes the form, unless
     * it was changed since or belongs to another filter. Returns whether the form was closed.
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
