import type { Instance } from '#context.ts';
import { escapeHtml } from '#rules/escape-html.ts';
import { originPlaceholder } from '#rules/origin-placeholder.ts';
import { mentionLink } from '#rules/rich-text/link-text.ts';
import { insertMedia } from '#store/media.ts';
import { insertPoll } from '#store/polls.ts';
import { insertStatus } from '#store/statuses.ts';
import { insertStatusTags } from '#store/tags.ts';
import { drawnFileName } from '../drawing/drawn-files.ts';
import { createSeededRandom, type Random } from '../random.ts';
import { prolificAuthorIndex, type LargePerson } from './large-people.ts';
import { emojiName, randomReply, randomTag, randomText } from './large-texts.ts';

export interface LargeStatus {
  readonly id: string;
  readonly author: LargePerson;
  readonly context: string;
  readonly time: number;
}

const span = 360 * 86_400_000;
const scenes = [
  'canal',
  'hills',
  'ferry',
  'snow',
  'forest',
  'pond',
  'nightcity',
  'allotment',
] as const;
const shapes = ['wide', 'tall', 'square'] as const;
const blurhash = 'LEHV6nWB2yk8pyo0adR*.7kCMdnj';

function pickAuthor(people: readonly LargePerson[], random: Random): LargePerson | undefined {
  for (;;) {
    const person = people[Math.floor(random.next() * people.length)];
    if (!person || random.next() < 0.06 + person.activity) return person;
  }
}

function addPicture(instance: Instance, status: LargeStatus, random: Random): void {
  const scene = random.pick(scenes);
  const shape = random.pick(shapes);
  const seed = `large ${Math.floor(random.next() * 8)}`;
  const [width, height] = { wide: [1200, 800], tall: [900, 1200], square: [1000, 1000] }[shape];
  const id = insertMedia(instance.database, {
    account_id: status.author.id,
    type: 'image',
    mime_type: 'image/jpeg',
    file: drawnFileName.scene(scene, shape, seed),
    preview: drawnFileName.preview(scene, shape, seed),
    description: `A drawing: ${scene}.`,
    blurhash,
    width: width ?? null,
    height: height ?? null,
    created_at: status.time,
  });
  instance.database.run('UPDATE media SET status_id = ? WHERE id = ?', status.id, id);
}

function htmlOf(text: string, parent: LargeStatus | undefined, tag: string | undefined): string {
  const mention = parent
    ? `${mentionLink({ id: parent.author.id, username: parent.author.username, url: parent.author.host === null ? `${originPlaceholder}/users/${parent.author.username}` : `https://${parent.author.host}/@${parent.author.username}` })} `
    : '';
  const tagged = tag
    ? ` <a class="hashtag" data-tag="${tag}" href="${originPlaceholder}/tag/${tag}" rel="tag ugc">#${tag}</a>`
    : '';
  return mention + escapeHtml(text) + tagged;
}

function addExtras(instance: Instance, status: LargeStatus, random: Random, tag?: string): void {
  if (tag) insertStatusTags(instance.database, status.id, new Set([tag]));
  if (random.next() < 0.1) addPicture(instance, status, random);
}

function insertYesNoPoll(instance: Instance, author: LargePerson, time: number): number {
  return insertPoll(instance.database, {
    accountId: author.id,
    options: [
      { title: 'Yes', votes: 12 },
      { title: 'No', votes: 7 },
      { title: 'Ask the heron', votes: 31 },
    ],
    multiple: false,
    votersCount: 50,
    expiresAt: time + 86_400_000,
  });
}

interface NewStatus {
  readonly instance: Instance;
  readonly random: Random;
  readonly author: LargePerson;
  readonly time: number;
  readonly index: number;
}

function insertReblog({ instance, author, time }: NewStatus, status: LargeStatus): void {
  const id = instance.newId();
  insertStatus(instance.database, {
    id,
    account_id: author.id,
    reblog_of: status.id,
    context: status.context,
    uri: `${originPlaceholder}/activities/${id}`,
    local: author.host === null ? 1 : 0,
    visibility: 'public',
    content: '',
    content_type: 'text/plain',
    created_at: time,
  });
}

function insertOriginal(options: NewStatus, parent: LargeStatus | undefined): LargeStatus {
  const { instance, random, author, time, index } = options;
  const id = instance.newId();
  const tag = randomTag(random);
  const shortcode = random.next() < 0.1 ? emojiName(Math.floor(random.next() * 20_000)) : '';
  const text =
    (parent ? randomReply(random) : randomText(random)) + (shortcode && ` :${shortcode}:`);
  const emojis = instance.emoji.findIn(text);
  const poll = !parent && random.next() < 0.01 ? insertYesNoPoll(instance, author, time) : null;
  const chance = random.next();
  const { host, username } = author;
  const status: LargeStatus = {
    id,
    author,
    time,
    context: parent?.context ?? `${originPlaceholder}/contexts/large-${index}`,
  };
  insertStatus(instance.database, {
    id,
    account_id: author.id,
    in_reply_to_id: parent?.id ?? null,
    in_reply_to_account_id: parent?.author.id ?? null,
    context: status.context,
    uri:
      host === null
        ? `${originPlaceholder}/objects/large-${index}`
        : `https://${host}/objects/${index}`,
    url: host === null ? null : `https://${host}/@${username}/${index}`,
    local: host === null ? 1 : 0,
    visibility: chance < 0.9 ? 'public' : chance < 0.96 ? 'unlisted' : 'private',
    content: htmlOf(text, parent, tag),
    source: host === null ? text : null,
    content_type: 'text/plain',
    spoiler_text: !parent && random.next() < 0.03 ? 'Long, about beans' : '',
    language: 'en',
    emojis: JSON.stringify(emojis),
    poll_id: poll,
    created_at: time,
  });
  addExtras(instance, status, random, tag);
  if (parent)
    instance.database.run(
      'INSERT OR IGNORE INTO mentions (status_id, account_id) VALUES (?, ?)',
      id,
      parent.author.id,
    );
  return status;
}

/** Inserts statuses over a year: half are originals, a third replies, the rest reblogs. */
export function insertLargeStatuses(
  instance: Instance,
  people: readonly LargePerson[],
  count: number,
  start: number,
): LargeStatus[] {
  const random = createSeededRandom('statuses of the large world');
  const statuses: LargeStatus[] = [];
  for (let index = 0; index < count; index += 1) {
    const time = Math.floor(start - span + (span * index) / count);
    instance.now = () => time;
    const other = pickAuthor(people, random);
    const author = index % 5 === 0 ? people[prolificAuthorIndex] : other;
    if (!author) continue;
    const options = { instance, random, author, time, index };
    const choice = random.next();
    const recent =
      statuses[
        statuses.length - 1 - Math.floor(random.next() ** 2 * Math.min(400, statuses.length))
      ];
    if (recent && choice < 0.17 && recent.author !== author) insertReblog(options, recent);
    else statuses.push(insertOriginal(options, recent && choice < 0.5 ? recent : undefined));
  }
  return statuses;
}
