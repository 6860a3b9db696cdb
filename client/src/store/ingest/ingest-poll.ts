import type { Poll } from '@rookery/contract/schemas/poll.ts';
import { omitUndefined } from '#lib/omit-undefined.ts';
import type { PollOption, PollRow, PollViewerRow } from '../rows/poll-row.ts';
import type { Tables } from '../tables.ts';
import { toEmojiRows } from './to-emoji-rows.ts';
import type { IngestContext } from './ingest-context.ts';
import { capList, capVisibleText, maxShownItems } from './limits.ts';

function options(wire: Poll, known: PollRow | undefined): readonly PollOption[] | undefined {
  return (
    wire.options &&
    capList(wire.options, maxShownItems.pollOptions).map((option, index) => {
      const before = known?.options?.[index];
      const title = capVisibleText(option.title, 'line') ?? before?.title ?? '';
      const isSame = before?.title === title;
      return { title, votesCount: option.votes_count ?? (isSame ? before.votesCount : null) };
    })
  );
}

/**
 * Ingests a poll. Returns its id. The viewer's votes are stored only from responses made for the
 * viewer, since responses for visitors do not contain votes.
 */
export function ingestPoll(tables: Tables, wire: Poll, context: IngestContext): string {
  const { requestedAt, viewerId } = context;
  const row = omitUndefined<PollRow>({
    id: wire.id,
    options: options(wire, tables.polls.get(wire.id)),
    votesCount: wire.votes_count ?? undefined,
    votersCount: wire.voters_count ?? undefined,
    expiresAt: wire.expires_at,
    expired: wire.expired,
    multiple: wire.multiple,
    isAnonymous: wire.akkoma?.anonymous,
    emojis: wire.emojis && toEmojiRows(wire.emojis),
  });
  tables.hub.batch(() => {
    tables.polls.merge(row, requestedAt);
    if (viewerId === null || (wire.voted === undefined && wire.own_votes === undefined)) return;
    const mine = omitUndefined<PollViewerRow>({
      id: wire.id,
      voted: wire.voted,
      ownVotes: wire.own_votes && capList(wire.own_votes),
    });
    tables.pollViewers.merge(mine, requestedAt);
  });
  return wire.id;
}
