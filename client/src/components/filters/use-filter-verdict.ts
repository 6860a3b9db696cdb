import { createMuteContext } from '#session/filters/hidden-items.ts';
import { use, useCallback, useMemo, useSyncExternalStore } from 'react';
import { useMarkupVersion } from '#components/rich-text/use-markup-version.ts';
import type { StatusRow } from '#store/rows/status-row.ts';
import { useRow } from '#store/use-row.ts';
import { useSession } from '#session/session-context.ts';
import { FilterSettingsContext } from '#session/filters/filter-settings.ts';
import {
  isHiddenByFilters,
  muteReasons,
  type MuteReason,
  type DisplayContext,
} from '#session/filters/mute-reasons.ts';

export interface FilterVerdict {
  /** Why the status is folded; undefined if it is not. */
  readonly reason: MuteReason | undefined;
  readonly isLeftOut: boolean;
  /** Titles of the filters that cover the media of the status; undefined if none does. */
  readonly coverTitles?: readonly string[] | undefined;
}

/**
 * Renders the card again when the viewer's relationship to a mentioned account, or to the account
 * that reblogged the status, changes.
 */
function useRelationshipChanges({ mentions }: StatusRow, repeaterId: string | undefined): void {
  const { relationships } = useSession().tables;
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

/**
 * Returns whether a status is shown, folded or hidden by the filters of the current session. The
 * caller subscribes to the viewer's data of the status and to its author.
 */
export function useFilterVerdict(
  status: StatusRow,
  cardAccountId: string | undefined,
  place: DisplayContext,
): FilterVerdict {
  const { tables, viewerId } = useSession();
  const settings = use(FilterSettingsContext);
  useRow(tables.relationships, status.accountId);
  useRow(tables.polls, status.pollId);
  useRelationshipChanges(status, cardAccountId);
  useMarkupVersion();
  const view = { tables, viewerId, settings, place };
  const reasons = muteReasons(status, createMuteContext(view, status, cardAccountId));
  if (reasons.length === 0) return shown;
  return {
    reason: reasons.find(({ by }) => by !== 'blur' && by !== 'kind'),
    isLeftOut: isHiddenByFilters(reasons, settings),
    coverTitles: reasons.find((each) => each.by === 'blur')?.words,
  };
}
