import { getPoll, votePoll } from '@rookery/contract/calls/polls.ts';
import { notFound, HttpError } from '#http/http-error.ts';
import { route } from '#http/route.ts';
import { fromJsonColumn } from '#store/json-column.ts';
import { ownVotes, pollById, saveVotes, type PollOption } from '#store/polls.ts';
import type { PollRow, StatusRow } from '#store/rows.ts';
import { canSee } from '#views/can-see.ts';
import { pollView } from '#views/poll-view.ts';
import type { ViewContext } from '#views/view-context.ts';

/** Returns a poll if the viewer may see its status. Throws 404 otherwise. */
function requiredPoll(view: ViewContext, id: string): PollRow {
  const { database } = view.instance;
  const poll = /^\d{1,15}$/.test(id) ? pollById(database, Number(id)) : undefined;
  const status =
    poll && database.get<StatusRow>('SELECT * FROM statuses WHERE poll_id = ?', poll.id);
  if (!poll || !status || !canSee(view, status)) throw notFound();
  return poll;
}

export const pollRoutes = [
  route(getPoll, ({ view, path }) => pollView(view, requiredPoll(view, path.id))),

  // Like on Akkoma, votes after the end of the poll are counted.
  route(votePoll, ({ view, path, body, member, instance }) => {
    const { database } = instance;
    const poll = requiredPoll(view, path.id);
    const options = fromJsonColumn<PollOption[]>(poll.options);
    const choices = [...new Set(body.choices)];
    if (poll.account_id === member.id) throw new HttpError(422, "Poll's author can't vote");
    if (choices.length === 0) return pollView(view, poll);
    // Akkoma 2025.10 ignores a second vote shortly after the first, and refuses a later one with 422.
    // Here, every further vote is ignored.
    if (ownVotes(database, poll.id, member.id).length > 0) return pollView(view, poll);
    if (choices.some((choice) => options[choice] === undefined))
      throw new HttpError(422, 'Invalid indices');
    if (choices.length > 1 && !poll.multiple) throw new HttpError(422, 'Too many choices');
    database.transaction(() => {
      saveVotes(database, poll, member.id, choices, options);
    });
    return pollView(view, pollById(database, poll.id) ?? poll);
  }),
];
