import {
  createFilter,
  deleteFilter,
  updateFilter,
} from '@rookery/contract/calls/filter-editing.ts';
import { getFilters } from '@rookery/contract/calls/filters.ts';
import { useSession } from '#session/session-context.ts';
import { readServerFilters, type ServerFilter } from '#session/server-filters.ts';
import { defineQuery, identity } from '#session/queries/query.ts';
import { useAttempt } from '#session/queries/use-attempt.ts';
import { useCall } from '#session/queries/use-call.ts';
import type { FilterDraft } from './persisted-filters.ts';

const filtersQuery = defineQuery('filters of the server', getFilters, readServerFilters);

const none: readonly ServerFilter[] = [];

/** The member's filters on the server, which apply in all apps, with the calls that change them. */
export function useServerFilters() {
  const { load, onFiltersChanged, viewerId } = useSession();
  const state = useCall(filtersQuery, {}, { isDisabled: viewerId === null });
  const { attempt, isPending, failure } = useAttempt(async (work: () => Promise<unknown>) => {
    await work();
    state.retry();
    for (const listener of onFiltersChanged) listener();
  });
  const save = (draft: FilterDraft, onSaved: () => void): void => {
    const { id, phrase, contexts, isWholeWord, isIrreversible } = draft;
    const body = {
      phrase: phrase.trim(),
      context: [...contexts],
      whole_word: isWholeWord,
      irreversible: isIrreversible,
    };
    void attempt(async () => {
      if (id === undefined) await load(createFilter, { body }, identity);
      else await load(updateFilter, { path: { id }, body }, identity);
      onSaved();
    });
  };
  return {
    filters: state.value ?? none,
    loadFailure: state.failure,
    retry: state.retry,
    isSaving: isPending,
    saveFailure: failure,
    save,
    remove: (id: string): void =>
      void attempt(() => load(deleteFilter, { path: { id } }, identity)),
  };
}
