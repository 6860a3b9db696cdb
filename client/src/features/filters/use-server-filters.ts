import { useEffect, useEffectEvent, useState } from 'react';
import {
  createFilter,
  deleteFilter,
  updateFilter,
} from '@rookery/contract/calls/filter-editing.ts';
import { getFilters } from '@rookery/contract/calls/filters.ts';
import {
  createFilterV2,
  deleteFilterStatus,
  deleteFilterV2,
  getFiltersV2,
  updateFilterV2,
} from '@rookery/contract/calls/mastodon/filters.ts';
import type { FilterV2 } from '@rookery/contract/schemas/filter-v2.ts';
import { ApiError } from '#api/api-error.ts';
import { bodyOfFilter } from '#session/filters/keyword-filter-draft.ts';
import { readFiltersV1, readFiltersV2 } from '#session/filters/load-server-filters.ts';
import type { FilterDraft, KeywordFilterDraft } from '#session/filters/persisted-filters.ts';
import { useCan } from '#session/instance/use-can.ts';
import { defineQuery, identity } from '#session/queries/query.ts';
import { useAttempt } from '#session/queries/use-attempt.ts';
import { useCall } from '#session/queries/use-call.ts';
import { useSession } from '#session/session-context.ts';
import type { ServerFilterRow } from '#store/rows/server-filter-row.ts';

const filtersV1 = defineQuery('filters of version 1', getFilters, readFiltersV1);
const filtersV2 = defineQuery('filters of version 2', getFiltersV2, readFiltersV2);

const none: readonly ServerFilterRow[] = [];

/** Whether the server is known: before, the wrong version of a call could be requested. */
function useIsServerKnown(): boolean {
  const { instanceLoaded } = useSession();
  const [isKnown, setKnown] = useState(false);
  useEffect(() => {
    let isMounted = true;
    void instanceLoaded.then(() => isMounted && setKnown(true));
    return () => {
      isMounted = false;
    };
  }, [instanceLoaded]);
  return isKnown;
}

/** Returns the member's filters on the server, which apply in all apps. Reloads them on changes. */
export function useServerFilterList() {
  const { onFiltersChanged, viewerId } = useSession();
  const hasV2 = useCan('filtersV2');
  const isReady = useIsServerKnown() && viewerId !== null;
  const first = useCall(filtersV1, {}, { isDisabled: !isReady || hasV2 });
  const second = useCall(filtersV2, {}, { isDisabled: !isReady || !hasV2 });
  const { value, failure, retry } = hasV2 ? second : first;
  const reload = useEffectEvent(retry);
  useEffect(() => {
    const listener = (): void => reload();
    onFiltersChanged.add(listener);
    return () => void onFiltersChanged.delete(listener);
  }, [onFiltersChanged]);
  const isAbsent = failure instanceof ApiError && failure.kind === 'absent';
  return {
    filters: value ?? none,
    /** Whether the server has filters of version 2. */
    hasV2,
    /** Whether the member can have filters on the server. */
    isOffered: viewerId !== null && !isAbsent,
    loadFailure: isAbsent ? undefined : failure,
    retry,
  };
}

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
  /* Without `useAttempt`, which would ignore a second deletion while the first is pending. */
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
  /* An entry that is gone already was removed by another client, or by an attempt that failed later. */
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
      const body = bodyOfFilter(draft, serverClock.now());
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
