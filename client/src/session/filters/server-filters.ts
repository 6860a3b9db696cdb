import { createStore, type StoreApi } from 'zustand/vanilla';
import { getFilters } from '@rookery/contract/calls/filters.ts';
import type { Filter } from '@rookery/contract/schemas/filter.ts';
import type { SessionPart } from '../session.ts';

/** A phrase that the server filters for the member in all clients. */
export interface ServerFilter {
  readonly id: string;
  readonly phrase: string;
  /** Contexts: `home`, `notifications`, `public`, `thread`, `account`. */
  readonly contexts: readonly string[];
  readonly isWholeWord: boolean;
  /** Whether matching statuses are removed instead of folded. */
  readonly isIrreversible: boolean;
  /** Milliseconds since 1970; null if the filter never expires. */
  readonly expiresAt: number | null;
}

const allContexts = ['home', 'notifications', 'public', 'thread', 'account'];

/** Milliseconds before the filters are requested, so that the first page loads first. */
const delay = 2_000;

/**
 * Converts filters of the API. Leaves out filters without a phrase, which match nothing. A filter
 * without readable contexts applies in all contexts.
 */
export function readServerFilters(wires: readonly Filter[]): readonly ServerFilter[] {
  return wires.flatMap((wire) => {
    const phrase = wire.phrase?.trim() ?? '';
    if (phrase === '') return [];
    const expiry = Date.parse(wire.expires_at ?? '');
    return [
      {
        id: wire.id,
        phrase,
        contexts: wire.context?.length ? wire.context : allContexts,
        isWholeWord: wire.whole_word ?? false,
        isIrreversible: wire.irreversible ?? false,
        expiresAt: Number.isNaN(expiry) ? null : expiry,
      },
    ];
  });
}

/**
 * The member's server filters, loaded after the first page and whenever the stream reports a
 * change.
 */
export const serverFilters: SessionPart<StoreApi<readonly ServerFilter[]>> = {
  name: 'server filters',
  create({ viewerId, load, clock, ended, log, onRejoined, onFiltersChanged }) {
    const store = createStore<readonly ServerFilter[]>(() => []);
    if (viewerId === null) return store;
    const fetchFilters = async (): Promise<void> => {
      try {
        store.setState(await load(getFilters, { signal: ended }, readServerFilters), true);
      } catch (error) {
        if (!ended.aborted) log('loading filters failed', { error });
      }
    };
    clock.wait(delay, ended).then(fetchFilters, () => undefined);
    onRejoined.add(() => void fetchFilters());
    onFiltersChanged.add(() => void fetchFilters());
    return store;
  },
};
