import type { StatusRow } from '#store/rows/status-row.ts';
import type { StoreApi } from 'zustand/vanilla';
import type { OpenComposers } from '#session/drafts/open-composers.ts';
import type { FeedItem } from '#store/rows/feed-row.ts';
import type { Tables } from '#store/tables.ts';
import type { FilterSettings } from './filter-settings.ts';
import {
  isHiddenByFilters,
  muteReasons,
  type DisplayContext,
  type MuteContext,
} from './mute-reasons.ts';

/** The data and settings from which is derived whether a status is folded or hidden. */
export interface FilterEnvironment {
  readonly tables: Tables;
  /** Null for a visitor. */
  readonly viewerId: string | null;
  readonly settings: FilterSettings;
  /** The place where the status is displayed; a feed by default. */
  readonly place?: DisplayContext;
  /** The open composers. A card with a composer below it is never hidden. */
  readonly composers?: StoreApi<OpenComposers> | undefined;
}

/**
 * Collects the data that determine whether a status is folded or hidden, on a card that the account
 * `accountId` posted or reblogged.
 */
export function createMuteContext(
  { tables, viewerId, settings, place = {} }: FilterEnvironment,
  status: StatusRow,
  cardAccountId: string | undefined,
): MuteContext {
  const { statusViewers, relationships, accounts, polls } = tables;
  const authorId = status.accountId ?? '';
  const author = accounts.get(authorId);
  return {
    viewerId,
    cardAccountId,
    viewer: statusViewers.get(status.id),
    poll: polls.get(status.pollId ?? ''),
    relationship: relationships.get(authorId),
    relationshipTo: (id) => relationships.get(id),
    isBot: author?.bot === true,
    acct: author?.acct,
    settings,
    place: { ...place, profileOf: place.profileOf ?? settings.profileOf },
  };
}

/** Returns whether a feed item is a status that the filters currently show. */
export function isItemShown(item: FeedItem | undefined, view: FilterEnvironment): item is string {
  if (typeof item !== 'string') return false;
  const { statuses } = view.tables;
  const outer = statuses.get(item);
  const status = outer && statuses.get(outer.reblogId ?? outer.id);
  if (!outer || !status) return true;
  const reasons = muteReasons(status, createMuteContext(view, status, outer.accountId));
  if (!isHiddenByFilters(reasons, view.settings)) return true;
  return view.composers?.getState().inline[item] !== undefined;
}

/** Returns the number of statuses of a feed that the filters hide. */
export function countHiddenItems(items: readonly FeedItem[], view: FilterEnvironment): number {
  return items.filter((item) => typeof item === 'string' && !isItemShown(item, view)).length;
}

/**
 * Calls the listener after any change that can affect filters. Returns a function that
 * unsubscribes.
 */
export function subscribeToFilters(
  { tables, composers }: Pick<FilterEnvironment, 'tables' | 'composers'>,
  listener: () => void,
): () => void {
  const { statuses, statusViewers, relationships, accounts, polls } = tables;
  const ends = [statuses, statusViewers, relationships, accounts, polls].map((table) =>
    table.subscribeAll(listener),
  );
  if (composers) ends.push(composers.subscribe(listener));
  return () => {
    for (const end of ends) end();
  };
}

/** Returns settings that fold the statuses that the given settings would hide. */
export function foldInsteadOfHiding(settings: FilterSettings): FilterSettings {
  return { ...settings, neverHides: true };
}
