import type { Status } from '#contract/schemas/status.ts';
import { omitUndefined } from '#lib/omit-undefined.ts';
import type { StatusViewerRow } from '../rows/status-viewer-row.ts';
import { myReactions } from './to-reaction-rows.ts';

/** Converts the viewer's data of a status. */
export function toStatusViewerRow(wire: Status): StatusViewerRow {
  const reactions = wire.emoji_reactions ?? wire.pleroma?.emoji_reactions;
  return omitUndefined<StatusViewerRow>({
    id: wire.id,
    favourited: wire.favourited,
    reblogged: wire.reblogged,
    bookmarked: wire.bookmarked,
    muted: wire.muted,
    threadMuted: wire.pleroma?.thread_muted,
    pinned: wire.pinned,
    myReactions: reactions && myReactions(reactions),
  });
}
