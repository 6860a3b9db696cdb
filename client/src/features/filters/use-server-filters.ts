import { useState } from 'react';
import {
  createFilter,
  deleteFilter,
  updateFilter,
} from '@rookery/contract/calls/filter-editing.ts';
import {
  createFilterV2,
  deleteFilterStatus,
  deleteFilterV2,
  updateFilterV2,
} from '@rookery/contract/calls/mastodon/filters.ts';
import type { FilterV2 } from '@rookery/contract/schemas/filter-v2.ts';
import { ApiError } from '#api/api-error.ts';
import { keywordFilterBody } from '#session/filters/keyword-filter-draft.ts';
import type {
  PhraseFilterDraft,
  KeywordFilterDraft,
} from '#session/filters/persisted-filter-drafts.ts';
import { identity } from '#session/queries/query.ts';
import { useAttempt } from '#session/queries/use-attempt.ts';
import { useSession } from '#session/session-context.ts';
import { useServerFilterList } from './use-server-filter-list.ts';

/** Returns the member's filters on the server, and functions to change them. */
export function useServerFilters() {
  const { load, onFiltersChanged, serverClock } = useSession();
  const list = useServerFilterList();
  const [removing, setRemoving] = useState<ReadonlySet<string>>(new Set());
  const [removeFailure, setRemoveFailure] = useState<unknown>();
  const refresh = (): void => {
    for (const listener of onFiltersChanged) listener();
  };
  const { attempt, isPending, failure } = useAttempt(async (work: () => Promise<unknown>) => {
    await work();
    refresh();
  });
  /* Deleting does not use `useAttempt`, which would ignore a second deletion while the first is
     pending. */
  const remove = async (id: string): Promise<void> => {
    if (removing.has(id)) return;
    setRemoving((ids) => new Set([...ids, id]));
    setRemoveFailure(undefined);
    try {
      await load(list.hasV2 ? deleteFilterV2 : deleteFilter, { path: { id } }, identity);
      refresh();
    } catch (error) {
      setRemoveFailure(error);
    } finally {
      setRemoving((ids) => new Set([...ids].filter((other) => other !== id)));
    }
  };
  const save = (draft: PhraseFilterDraft, onSaved: (id: string) => void): void => {
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
  /* Responses with status 404 are ignored: the status was already removed from the filter, by
     another client or by an earlier attempt that failed at a later request. */
  const removeStatus = async (id: string): Promise<void> => {
    try {
      await load(deleteFilterStatus, { path: { id } }, identity);
    } catch (error) {
      if (!(error instanceof ApiError && error.kind === 'notFound')) throw error;
    }
  };
  const saveV2 = (draft: KeywordFilterDraft, onSaved: (saved: FilterV2) => void): void => {
    const { id, removedStatuses } = draft;
    void attempt(async () => {
      await Promise.all(removedStatuses.map(removeStatus));
      const body = keywordFilterBody(draft, serverClock.now());
      onSaved(
        id === undefined
          ? await load(createFilterV2, { body }, identity)
          : await load(updateFilterV2, { path: { id }, body }, identity),
      );
    });
  };
  return {
    ...list,
    isSaving: isPending,
    /** The error of the last change. */
    saveFailure: failure ?? removeFailure,
    save,
    saveV2,
    /** Ids of the filters that are being deleted. */
    removing,
    remove,
  };
}
