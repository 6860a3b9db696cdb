import { runPeriodicTasks } from '#instance/commands/run-periodic-tasks.ts';
import { editStatus } from '#instance/commands/edit-status.ts';
import { notify } from '#instance/commands/notify.ts';
import { postStatus } from '#instance/commands/post-status.ts';
import { favourite, react, reblog } from '#instance/commands/status-actions.ts';
import { addBookmark } from '#instance/store/favourites.ts';
import { insertMedia } from '#instance/store/media.ts';
import { readJson } from '#instance/store/json.ts';
import { pollById, vote, type PollOption } from '#instance/store/polls.ts';
import { addReaction } from '#instance/store/reactions.ts';
import type { AccountRow, StatusRow } from '#instance/store/rows.ts';
import { incrementStatusCount, statusById, updateStatus } from '#instance/store/statuses.ts';
import { createSeedCard, emojiUrl } from './create-seed-card.ts';
import { otherFile } from './drawings.ts';
import { languageOf } from './language-of.ts';
import { createSeededRandom } from './random.ts';
import type { ForeignEmoji, Line } from './script.ts';
import { actor, hour, minute, type SeedEvent, type Stage } from './stage.ts';

function attachPictures(stage: Stage, line: Line, author: AccountRow): string[] {
  const shown = [
    ...(line.pictures ?? []).map((picture) => ({
      description: picture.alt,
      ...stage.drawings.picture(line, picture),
    })),
    ...(line.files ?? []).map((file) => ({ description: file.alt, ...otherFile(line, file) })),
  ];
  return shown.map((each) =>
    String(
      insertMedia(stage.instance.database, {
        accountId: author.id,
        createdAt: stage.instance.now(),
        ...each,
      }),
    ),
  );
}

function speak(stage: Stage, line: Line): StatusRow {
  const { instance, said } = stage;
  const author = actor(stage, line.by);
  const parent = line.to === undefined ? undefined : said.get(line.to);
  const quoted = line.quote === undefined ? undefined : said.get(line.quote);
  const card = createSeedCard(line);
  const number = Math.round(stage.start / 1000 - line.ago * 3600);
  const status = postStatus(instance, author, {
    text: line.text,
    sensitive: line.sensitive ?? false,
    mediaIds: attachPictures(stage, line, author),
    language: line.language ?? languageOf(line.text),
    ...(line.subject === undefined ? {} : { spoilerText: line.subject }),
    ...(line.format ? { contentType: line.format } : {}),
    ...(line.visibility ? { visibility: line.visibility } : parent ? {} : { visibility: 'public' }),
    ...(parent === undefined ? {} : { inReplyToId: parent }),
    ...(quoted === undefined ? {} : { quoteId: quoted }),
    ...(card === undefined ? {} : { card }),
    ...(line.poll
      ? {
          poll: {
            options: line.poll.options.map(([title]) => title),
            expiresIn: line.poll.hours * 3600,
            multiple: line.poll.multiple ?? false,
          },
        }
      : {}),
    ...(author.host === null
      ? {}
      : {
          remote: {
            uri: `https://${author.host}/users/${author.username}/statuses/${number}`,
            url: `https://${author.host}/@${author.username}/${number}`,
          },
        }),
  });
  if (line.emoji) {
    const emojis = line.emoji.map((each) => ({ shortcode: each.name, url: emojiUrl(each) }));
    updateStatus(instance.database, status.id, { emojis: JSON.stringify(emojis) });
  }
  if (line.pinned) updateStatus(instance.database, status.id, { pinned_at: instance.now() });
  if (line.poll && status.poll_id !== null)
    countUnknownVotes(stage, status.poll_id, line.poll.options);
  return status;
}

function countUnknownVotes(
  stage: Stage,
  pollId: number,
  options: readonly (readonly [string, number])[],
): void {
  stage.instance.database.run(
    'UPDATE polls SET options = ?, voters_count = ? WHERE id = ?',
    JSON.stringify(options.map(([title, votes]): PollOption => ({ title, votes }))),
    options.reduce((sum, [, votes]) => sum + votes, 0),
    pollId,
  );
}

function castVote(stage: Stage, status: StatusRow, name: string, choice: number): void {
  const { database } = stage.instance;
  const poll = status.poll_id === null ? undefined : pollById(database, status.poll_id);
  if (poll)
    vote(database, poll, actor(stage, name).id, [choice], readJson<PollOption[]>(poll.options));
}

/** Adds a remote emoji reaction with its full name and image. */
function reactFromAfar(
  { instance }: Stage,
  status: StatusRow,
  from: AccountRow,
  emoji: ForeignEmoji,
): void {
  const name = `${emoji.name}@${from.host ?? instance.config.domain}`;
  const url = emojiUrl(emoji);
  addReaction(instance.database, status.id, { account_id: from.id, name, url });
  notify(instance, {
    to: status.account_id,
    type: 'pleroma:emoji_reaction',
    from,
    status,
    emoji: `:${name}:`,
    emojiUrl: url,
  });
}

/** Adds the actions of others on a line: each a little later, never in the future. */
function answers(stage: Stage, line: Line, time: number, fresh: () => StatusRow): SeedEvent[] {
  const { instance, start } = stage;
  const random = createSeededRandom(`answers to ${line.by} ${line.ago}`);
  const later = (run: () => void): SeedEvent => ({
    time: Math.min(time + random.between(2, 80) * minute, start - minute),
    run,
  });
  const deeds: SeedEvent[] = [];
  const forEach = (
    given: readonly (string | number)[] | undefined,
    count: 'favourites_count' | 'reblogs_count',
    act: (name: string) => void,
  ): void => {
    for (const one of given ?? [])
      deeds.push(
        later(() => {
          if (typeof one === 'number')
            incrementStatusCount(instance.database, fresh().id, count, one);
          else act(one);
        }),
      );
  };
  forEach(line.liked, 'favourites_count', (name) => {
    favourite(instance, actor(stage, name), fresh());
  });
  forEach(line.repeated, 'reblogs_count', (name) => {
    reblog(instance, actor(stage, name), fresh(), undefined);
  });
  for (const [emoji, names] of Object.entries(line.reactions ?? {}))
    for (const name of names)
      deeds.push(
        later(() => {
          react(instance, actor(stage, name), fresh(), emoji);
        }),
      );
  for (const given of line.foreignReactions ?? [])
    for (const name of given.by)
      deeds.push(
        later(() => {
          reactFromAfar(stage, fresh(), actor(stage, name), given);
        }),
      );
  for (const [name, choice] of Object.entries(line.poll?.votes ?? {}))
    deeds.push(
      later(() => {
        castVote(stage, fresh(), name, choice);
      }),
    );
  for (const name of line.bookmarked ?? [])
    deeds.push(
      later(() => {
        addBookmark(instance.database, actor(stage, name).id, fresh().id);
      }),
    );
  const { edited } = line;
  if (edited)
    deeds.push({
      time: time + edited.afterMinutes * minute,
      run: () => {
        editStatus(instance, actor(stage, line.by), fresh(), {
          text: edited.text,
          spoilerText: line.subject ?? '',
          sensitive: line.sensitive ?? false,
          mediaIds: [],
        });
      },
    });
  return deeds;
}

/** Plays a script from first to last line, with the other events in between. */
export function playLines(
  stage: Stage,
  lines: readonly Line[],
  besides: readonly SeedEvent[],
): void {
  const deeds = lines.flatMap((line): SeedEvent[] => {
    const time = stage.start - line.ago * hour;
    let id = '';
    const fresh = (): StatusRow => {
      const status = statusById(stage.instance.database, id);
      if (!status) throw new Error(`Nothing was said by ${line.by} ${line.ago} hours ago.`);
      return status;
    };
    const speech: SeedEvent = {
      time,
      run: () => {
        ({ id } = speak(stage, line));
        if (line.key !== undefined) stage.said.set(line.key, id);
      },
    };
    return [speech, ...answers(stage, line, time, fresh)];
  });
  for (const deed of [...deeds, ...besides].toSorted((one, other) => one.time - other.time)) {
    stage.setClock(deed.time);
    runPeriodicTasks(stage.instance);
    deed.run();
  }
}
