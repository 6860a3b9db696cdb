import { editStatus } from '#commands/edit-status.ts';
import { notifyMember } from '#commands/notify-member.ts';
import { favourite, react, reblog } from '#commands/status-actions.ts';
import { addBookmark } from '#store/bookmarks.ts';
import { fromJsonColumn } from '#store/json-column.ts';
import { pollById, saveVotes, type PollOption } from '#store/polls.ts';
import { addReaction } from '#store/reactions.ts';
import type { AccountRow, StatusRow } from '#store/rows.ts';
import { incrementStatusCount, statusById } from '#store/statuses.ts';
import { createSeededRandom } from '../random.ts';
import {
  accountByName,
  hourMs,
  minuteMs,
  type DemoContext,
  type TimedSeedAction,
} from './demo-context.ts';
import type { RemoteEmoji, SeedStatus } from './demo-data.ts';
import { emojiUrl, postSeedStatus } from './post-seed-status.ts';

function castVote(context: DemoContext, status: StatusRow, name: string, choice: number): void {
  const { database } = context.instance;
  const poll = pollById(database, status.poll_id);
  if (!poll) return;
  const options = fromJsonColumn<PollOption[]>(poll.options);
  saveVotes(database, poll, accountByName(context, name).id, [choice], options);
}

/** Adds the reaction of a remote account with an emoji of its own instance. */
function addRemoteReaction(
  { instance }: DemoContext,
  status: StatusRow,
  from: AccountRow,
  emoji: RemoteEmoji,
): void {
  const name = `${emoji.name}@${from.host ?? instance.config.domain}`;
  const url = emojiUrl(emoji);
  addReaction(instance.database, status.id, { account_id: from.id, name, url });
  notifyMember(instance, {
    to: status.account_id,
    type: 'pleroma:emoji_reaction',
    from,
    status,
    emoji: `:${name}:`,
    emojiUrl: url,
  });
}

type Reaction = (status: StatusRow) => void;

/**
 * Returns what other accounts do with a status. The order must not change: each gets the next random
 * time.
 */
function reactionsTo(context: DemoContext, seed: SeedStatus): Reaction[] {
  const { instance } = context;
  const account = (name: string): AccountRow => accountByName(context, name);
  const counted = (
    actors: readonly (string | number)[] = [],
    column: 'favourites_count' | 'reblogs_count',
    act: (status: StatusRow, from: AccountRow) => void,
  ): Reaction[] =>
    actors.map((actor) => (status) => {
      if (typeof actor === 'string') act(status, account(actor));
      else incrementStatusCount(instance.database, status.id, column, actor);
    });
  return [
    ...counted(seed.favouritedBy, 'favourites_count', (status, from) => {
      favourite(instance, from, status);
    }),
    ...counted(seed.rebloggedBy, 'reblogs_count', (status, from) => {
      reblog(instance, from, status, undefined);
    }),
    ...Object.entries(seed.reactions ?? {}).flatMap(([emoji, names]) =>
      names.map((name): Reaction => (status) => {
        react(instance, account(name), status, emoji);
      }),
    ),
    ...(seed.remoteReactions ?? []).flatMap((emoji) =>
      emoji.by.map((name): Reaction => (status) => {
        addRemoteReaction(context, status, account(name), emoji);
      }),
    ),
    ...Object.entries(seed.poll?.votes ?? {}).map(([name, choice]): Reaction => (status) => {
      castVote(context, status, name, choice);
    }),
    ...(seed.bookmarkedBy ?? []).map((name): Reaction => (status) => {
      addBookmark(instance.database, account(name).id, status.id);
    }),
  ];
}

/** Returns the events of a status: its creation, then reactions and edits, none in the future. */
export function createStatusEvents(context: DemoContext, seed: SeedStatus): TimedSeedAction[] {
  const { instance, start } = context;
  const random = createSeededRandom(`answers to ${seed.author} ${seed.hoursAgo}`);
  const time = start - seed.hoursAgo * hourMs;
  let id = '';
  const currentRow = (): StatusRow => {
    const status = statusById(instance.database, id);
    if (!status) throw new Error(`No status by ${seed.author} ${seed.hoursAgo} hours ago.`);
    return status;
  };
  const events: TimedSeedAction[] = [
    {
      time,
      run: () => {
        ({ id } = postSeedStatus(context, seed));
        if (seed.key !== undefined) context.statusIds.set(seed.key, id);
      },
    },
    ...reactionsTo(context, seed).map((run) => ({
      time: Math.min(time + random.between(2, 80) * minuteMs, start - minuteMs),
      run: () => {
        run(currentRow());
      },
    })),
  ];
  const { edit } = seed;
  if (edit)
    events.push({
      time: time + edit.afterMinutes * minuteMs,
      run: () => {
        editStatus(instance, accountByName(context, seed.author), currentRow(), {
          text: edit.text,
          spoilerText: seed.spoilerText ?? '',
          sensitive: seed.sensitive ?? false,
          mediaIds: [],
        });
      },
    });
  return events;
}
