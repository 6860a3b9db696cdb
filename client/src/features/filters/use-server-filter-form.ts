import { useRef } from 'react';
import { isEqual } from '#lib/is-equal.ts';
import { type PersistedForm, usePersistedForm } from '#session/persisted-form.ts';

/**
 * Returns the draft of the open form for a filter on the server. It may change while it is saved.
 */
export function useServerFilterForm<Draft extends { readonly id?: string }>(
  form: PersistedForm<Draft>,
) {
  const [draft, persist] = usePersistedForm(form);
  const latest = useRef(draft);
  /* Counts the forms that were opened, by which one new filter is told from the next. */
  const opened = useRef(0);
  const change = (next: Draft | undefined): void => {
    latest.current = next;
    persist(next);
  };
  return {
    draft,
    change,
    open: (next: Draft): void => {
      opened.current += 1;
      change(next);
    },
    close: (): void => change(undefined),
    /**
     * Returns the function to call once this draft is saved, with a function that adds to the form what
     * the server has assigned. It closes the form, unless the form was changed since or belongs to
     * another filter, and returns whether it did.
     */
    whenSaved: (sent: Draft) => {
      const nth = opened.current;
      return (complete: (latest: Draft) => Draft): boolean => {
        if (!latest.current || opened.current !== nth) return false;
        const isUnchanged = isEqual(latest.current, sent);
        change(isUnchanged ? undefined : complete(latest.current));
        return isUnchanged;
      };
    },
  };
}
