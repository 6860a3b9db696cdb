import type { Poll } from '@rookery/contract/schemas/poll.ts';
import { findDialect } from '#dialects/find-dialect.ts';
import { formatTimeOrNull } from '#rules/time.ts';
import { fromJsonColumn } from '#store/json-column.ts';
import { ownVotes, type PollOption } from '#store/polls.ts';
import type { PollRow } from '#store/rows.ts';
import { emojisView } from './emoji-view.ts';
import type { ViewContext } from './view-context.ts';

/**
 * Returns a poll as the viewer may see it. For authors, `voted` is true, because they cannot vote. For
 * visitors, `voted` and `own_votes` are absent.
 */
export function pollView(view: ViewContext, poll: PollRow): Poll {
  const { viewer, instance, origin } = view;
  const options = fromJsonColumn<PollOption[]>(poll.options);
  const own = viewer ? ownVotes(instance.database, poll.id, viewer.id) : [];
  const titles = options.map((option) => option.title).join(' ');
  const document: Poll = {
    emojis: emojisView(JSON.stringify(instance.emoji.findIn(titles)), origin),
    expired: poll.expires_at !== null && poll.expires_at <= instance.now(),
    expires_at: formatTimeOrNull(poll.expires_at),
    id: String(poll.id),
    multiple: poll.multiple === 1,
    options: options.map(({ title, votes }) => ({ title, votes_count: votes })),
    ...(viewer ? { own_votes: own, voted: viewer.id === poll.account_id || own.length > 0 } : {}),
    // As on Akkoma 2025.10: in a single-choice poll, `votes_count` is the number of voters.
    voters_count: poll.multiple === 1 ? poll.voters_count : null,
    votes_count: options.reduce((sum, option) => sum + option.votes, 0),
  };
  return findDialect(instance.config).views.poll(document, poll, view);
}
