import type { FeedItem } from '#entities/rows/feed-row.ts';
import type { Tables } from '#entities/tables.ts';
import type { FilterSettings } from './filter-settings.ts';
import { isLeftOut, muteReasons } from './mute-reasons.ts';

/** How many statuses of a feed the filters leave out, as they stand now. */
export function countLeftOut(
  { statuses, statusViewers, relationships, accounts }: Tables,
  viewerId: string | null,
  items: readonly FeedItem[],
  settings: FilterSettings,
): number {
  return items.filter((item) => {
    const outer = typeof item === 'string' ? statuses.get(item) : undefined;
    const status = outer && statuses.get(outer.reblogId ?? outer.id);
    if (!outer || !status) return false;
    const author = status.accountId ?? '';
    const reasons = muteReasons(status, {
      viewerId,
      cardAccountId: outer.accountId,
      viewer: statusViewers.get(status.id),
      relationship: relationships.get(author),
      relationshipTo: (id) => relationships.get(id),
      isBot: accounts.get(author)?.bot === true,
      settings,
      place: {},
    });
    return isLeftOut(reasons, settings);
  }).length;
}

/** The same filters, leaving nothing out: what they would hide is folded. */
export function leavingNothingOut(settings: FilterSettings): FilterSettings {
  return {
    ...settings,
    hidesMuted: false,
    hidesMutedAccounts: false,
    hidesMutedThreads: false,
    hidesWordHits: false,
    hidesMentionsOfBlocked: false,
  };
}
