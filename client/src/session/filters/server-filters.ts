import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ServerFilterRow } from '#store/rows/server-filter-row.ts';
import type { SessionPart } from '../session.ts';

/** Milliseconds before the filters are requested, so that the first page loads first. */
const delay = 2_000;

/**
 * Milliseconds during which changes are collected: the stream reports each keyword of a filter as a
 * separate change.
 */
const pause = 300;

/** Milliseconds between a failed request and the next one. */
const retryDelay = 60_000;

/**
 * The member's server filters, undefined until they have loaded. They are requested after the first
 * page, again after the stream has reported a change, and again a minute after a failure.
 */
export const serverFilters: SessionPart<StoreApi<readonly ServerFilterRow[] | undefined>> = {
  name: 'server filters',
  create(session) {
    const { viewerId, clock, ended, log, onRejoined, onFiltersChanged } = session;
    const store = createStore<readonly ServerFilterRow[] | undefined>(() => undefined);
    if (viewerId === null) return store;
    let requests = 0;
    const request = async (wait: number): Promise<void> => {
      requests += 1;
      const nth = requests;
      try {
        await clock.wait(wait, ended);
        if (nth !== requests) return;
        const { loadServerFilters } = await import('./load-server-filters.ts');
        const filters = await loadServerFilters(session, ended);
        if (nth === requests) store.setState(filters, true);
      } catch (error) {
        if (ended.aborted) return;
        log('loading filters failed', { error });
        void request(retryDelay);
      }
    };
    void request(delay);
    onRejoined.add(() => void request(pause));
    onFiltersChanged.add(() => void request(pause));
    return store;
  },
};
