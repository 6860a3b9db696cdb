import { use } from 'react';
import type { AccountRow } from '#entities/rows/account-row.ts';
import type { StatusRow } from '#entities/rows/status-row.ts';
import type { StatusViewerRow } from '#entities/rows/status-viewer-row.ts';
import { useRow } from '#entities/use-row.ts';
import { useSession } from '#session/session-context.ts';
import { FilterSettingsContext } from './filter-settings.ts';
import { isLeftOut, muteReasons } from './mute-reasons.ts';
import type { MuteReason, ReadingPlace } from './mute-reasons.ts';

/** What becomes of a status where it is read. */
export interface Verdict {
  /** Set when it is to be folded. */
  readonly reason: MuteReason | undefined;
  readonly isLeftOut: boolean;
}

const shown: Verdict = { reason: undefined, isLeftOut: false };

/** Whether a status is shown, folded or left out, by the rules of the session on screen. */
export function useVerdict(
  status: StatusRow | undefined,
  cardAccountId: string | undefined,
  rows: { readonly viewer: StatusViewerRow | undefined; readonly author: AccountRow | undefined },
  place: ReadingPlace,
): Verdict {
  const { tables, viewerId } = useSession();
  const settings = use(FilterSettingsContext);
  const relationship = useRow(tables.relationships, status?.accountId);
  if (!status) return shown;
  const reasons = muteReasons(status, {
    viewerId,
    cardAccountId,
    viewer: rows.viewer,
    relationship,
    relationshipTo: (id) => tables.relationships.get(id),
    isBot: rows.author?.bot === true,
    settings,
    place,
  });
  const [reason] = reasons;
  return reason ? { reason, isLeftOut: isLeftOut(reasons, settings) } : shown;
}
