import { use, useCallback, useMemo, useSyncExternalStore } from 'react';
import type { AccountRow } from '#store/rows/account-row.ts';
import type { StatusRow, StatusViewerRow } from '#store/rows/status-row.ts';
import { useRow } from '#store/use-row.ts';
import { useSession } from '#session/session-context.ts';
import { FilterSettingsContext } from './filter-settings.ts';
import {
  isHiddenByFilters,
  muteReasons,
  type MuteReason,
  type DisplayContext,
} from './mute-reasons.ts';

export interface FilterVerdict {
  /** Set if it is folded. */
  readonly reason: MuteReason | undefined;
  readonly isLeftOut: boolean;
}

/**
 * Renders the card again when the viewer's relationship to a mentioned account or the reblogging
 * one changes.
 */
function useRelationshipChanges(
  status: StatusRow | undefined,
  repeaterId: string | undefined,
): void {
  const { relationships } = useSession().tables;
  const mentions = status?.mentions;
  const ids = useMemo(
    () => [...(mentions ?? []).map(({ id }) => id), ...(repeaterId ? [repeaterId] : [])],
    [mentions, repeaterId],
  );
  const subscribe = useCallback(
    (listener: () => void) => {
      const ends = ids.map((id) => relationships.subscribe(id, listener));
      return () => {
        for (const end of ends) end();
      };
    },
    [ids, relationships],
  );
  useSyncExternalStore(subscribe, () =>
    ids.filter((id) => relationships.get(id)?.blocking || relationships.get(id)?.muting).join(' '),
  );
}

const shown: FilterVerdict = { reason: undefined, isLeftOut: false };

/** Returns whether a status is shown, folded or hidden by the filters of the current session. */
export function useFilterVerdict(
  status: StatusRow | undefined,
  cardAccountId: string | undefined,
  rows: { readonly viewer: StatusViewerRow | undefined; readonly author: AccountRow | undefined },
  place: DisplayContext,
): FilterVerdict {
  const { tables, viewerId } = useSession();
  const settings = use(FilterSettingsContext);
  const relationship = useRow(tables.relationships, status?.accountId);
  const poll = useRow(tables.polls, status?.pollId ?? undefined);
  useRelationshipChanges(status, cardAccountId);
  if (!status) return shown;
  const reasons = muteReasons(status, {
    viewerId,
    cardAccountId,
    viewer: rows.viewer,
    poll,
    relationship,
    relationshipTo: (id) => tables.relationships.get(id),
    isBot: rows.author?.bot === true,
    acct: rows.author?.acct,
    settings,
    place: { ...place, profileOf: place.profileOf ?? settings.profileOf },
  });
  const [reason] = reasons;
  return reason ? { reason, isLeftOut: isHiddenByFilters(reasons, settings) } : shown;
}
