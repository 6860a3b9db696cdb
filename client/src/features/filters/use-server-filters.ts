import { useState } from 'react';
import {
  createFilter,
  deleteFilter,
  updateFilter,
} from '@rookery/contract/calls/filter-editing.ts';
import { getFilters } from '@rookery/contract/calls/filters.ts';
import { useSession } from '#session/session-context.ts';
import { readServerFilters, type ServerFilter } from '#session/filters/server-filters.ts';
import { defineQuery, identity } from '#session/queries/query.ts';
import { useAttempt } from '#session/queries/use-attempt.ts';
import { useCall } from '#session/queries/use-call.ts';
import type { FilterDraft } from '#session/filters/persisted-filters.ts';

const filtersQuery = defineQuery('filters of the server', getFilters, readServerFilters);

const none: readonly ServerFilter[] = [];

/**
 * Returns the member's filters on the server, which apply in all apps, and functions to change
 * them.
 */
export function useServerFilters() {
  const { load, onFiltersChanged, viewerId } = useSession();
  const state = useCall(filtersQuery, {}, { isDisabled: viewerId === null });
  const [removing, setRemoving] = useState<ReadonlySet<string>>(new Set());
  const [removeFailure, setRemoveFailure] = useState<unknown>();
  const refresh = (): void => {
    state.retry();
    for (const listener of onFiltersChanged) listener();
  };
  const { attempt, isPending, failure } = useAttempt(async (work: () => Promise<unknown>) => {
    await work();
    refresh();
  });
  /* Without `useAttempt`, which would ignore a second deletion while the first is pending. */
  const remove = async (id: string): Promise<void> => {
    if (removing.has(id)) return;
    setRemoving((ids) => new Set([...ids, id]));
    setRemoveFailure(undefined);
    try {
      await load(deleteFilter, { path: { id } }, identity);
      refresh();
    } catch (error) {
      setRemoveFailure(error);
    } finally {
      setRemoving((ids) => new Set([...ids].filter((other) => other !== id)));
    }
  };
  const save = (draft: FilterDraft, onSaved: (id: string) => void): void => {
    const { id, phrase, contexts, isWholeWord, isIrreversible } = draft;
    const body = {
      phrase: phrase.trim(),
      context: [...contexts],
      whole_word: isWholeWord,
      irreversible: isIrreversible,
    };
    void attempt(async () => {
      const saved =
        id === undefined
          ? await load(createFilter, { body }, identity)
          : await load(updateFilter, { path: { id }, body }, identity);
      onSaved(saved.id);
    });
  };
  return {
    filters: state.value ?? none,
    loadFailure: state.failure,
    retry: state.retry,
    isSaving: isPending,
    /** The error of the last change. */
    saveFailure: failure ?? removeFailure,
    save,
    /** Ids of the filters that are being deleted. */
    removing,
    remove,
  };
}
