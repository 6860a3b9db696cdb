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
  /* The number of forms opened so far. It distinguishes a new filter, which has no id yet, from
     the one before. */
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
     * Returns a function to call once the server has saved this draft. The function closes the form
     * and returns true. If the form was changed since, it stays open, `complete` adds to its draft
     * what the server has assigned, and the function returns false. It also returns false if the
     * form belongs to another filter by then.
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
