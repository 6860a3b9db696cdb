import { createStore, type StoreApi } from 'zustand/vanilla';
import { getFilters } from '#contract/calls/filters.ts';
import type { Filter } from '#contract/schemas/filter.ts';
import type { SessionPart } from './session.ts';

/** A phrase that the member filters at the server, for all clients. */
export interface ServerFilter {
  readonly id: string;
  readonly phrase: string;
  /** Where it holds: `home`, `notifications`, `public`, `thread`, `account`. */
  readonly contexts: readonly string[];
  readonly isWholeWord: boolean;
  /** What it finds is to be left out, not folded. */
  readonly isIrreversible: boolean;
  /** Milliseconds since 1970; null: it holds for ever. */
  readonly expiresAt: number | null;
}

/** Milliseconds before they are asked for: the first page goes before. */
const delay = 2_000;

/** A filter of the wire in our own terms; one without a phrase finds nothing and is left out. */
export function readServerFilters(wires: readonly Filter[]): readonly ServerFilter[] {
  return wires.flatMap((wire) => {
    const phrase = wire.phrase?.trim() ?? '';
    if (phrase === '') return [];
    const expiry = Date.parse(wire.expires_at ?? '');
    return [
      {
        id: wire.id,
        phrase,
        contexts: wire.context ?? [],
        isWholeWord: wire.whole_word ?? false,
        isIrreversible: wire.irreversible ?? false,
        expiresAt: Number.isNaN(expiry) ? null : expiry,
      },
    ];
  });
}

/** The member's filters, asked for once the page is there and again when the stream says that they changed. */
export const serverFilters: SessionPart<StoreApi<readonly ServerFilter[]>> = {
  name: 'server filters',
  create({ viewerId, load, clock, ended, log, onRejoined, onFiltersChanged }) {
    const store = createStore<readonly ServerFilter[]>(() => []);
    if (viewerId === null) return store;
    const ask = async (): Promise<void> => {
      try {
        store.setState(await load(getFilters, { signal: ended }, readServerFilters), true);
      } catch (error) {
        if (!ended.aborted) log('the filters could not be fetched', { error });
      }
    };
    clock.wait(delay, ended).then(ask, () => undefined);
    onRejoined.add(() => void ask());
    onFiltersChanged.add(() => void ask());
    return store;
  },
};
