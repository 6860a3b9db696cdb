import type { Instance } from '#context.ts';
import { originPlaceholder } from '#rules/origin-placeholder.ts';
import { insertMedia } from '#store/media.ts';
import { insertNotification } from '#store/notifications.ts';
import { insertPoll } from '#store/polls.ts';
import { addReaction } from '#store/reactions.ts';
import { insertStatus, type StatusColumns } from '#store/statuses.ts';
import { insertMentions } from '#store/mentions.ts';
import { insertStatusTags } from '#store/tags.ts';
import { hostileTexts } from './hostile-texts.ts';

interface People {
  readonly members: readonly string[];
  readonly attackers: readonly string[];
}

interface Attack {
  readonly instance: Instance;
  readonly people: People;
  readonly index: number;
  readonly id: string;
  readonly authorId: string;
  readonly now: number;
  readonly html: string;
  readonly text: string;
  /** Existing statuses, newest last. */
  readonly before: readonly string[];
}

const most = 8_640_000_000_000_000;
const addresses = [
  'javascript:document.title=1',
  'https://tracker.example/"><script>',
  'data:text/html,<b>x</b>',
  'not an address',
  'https://[::1',
  '',
] as const;

function cardOf({ html, text, index }: Attack): unknown {
  const url = addresses[index % addresses.length] ?? '';
  return {
    url,
    title: html,
    description: text,
    type: ['link', 'photo', 'video', 'rich', 'unheard-of'][index % 5],
    html: '<iframe src="https://tracker.example/"></iframe>',
    image: index % 2 ? url : null,
    image_description: html,
    width: -1,
    height: 1e9,
    provider_name: html,
    provider_url: url,
    author_name: text,
    author_url: url,
    pleroma: { opengraph: null },
  };
}

function addMedia({ instance, authorId, id, html, text, now, index }: Attack): void {
  const kinds = ['image', 'video', 'audio', 'unknown', 'gifv', 'constructor'] as const;
  for (let count = 0; count < 1 + (index % 12); count += 1) {
    const media = insertMedia(instance.database, {
      account_id: authorId,
      type: kinds[(index + count) % kinds.length] ?? 'image',
      mime_type: ['text/html', 'image/svg+xml', 'image/png', '"><script>'][count % 4] ?? '',
      file:
        [
          'https://tracker.example/x.svg',
          'nothing.png',
          'https://tracker.example/%00.html',
          'a" onerror="x.gif',
        ][count % 4] ?? '',
      preview: null,
      description: count % 2 ? html : text,
      blurhash:
        ['', 'not a blurhash', 'LEHV6nWB2yk8pyo0adR*.7kCMdnj', '~'.repeat(400)][count % 4] ?? null,
      width: [0, 1, 1_000_000, null][count % 4] ?? null,
      height: [0, 1_000_000, 1, null][count % 4] ?? null,
      created_at: now,
    });
    instance.database.run(
      'UPDATE media SET status_id = ?, position = ? WHERE id = ?',
      id,
      count,
      media,
    );
  }
}

function pollOf({ instance, authorId, html, text, now, index }: Attack): number {
  return insertPoll(instance.database, {
    accountId: authorId,
    options: [html, text, '', text, '<b>bold</b>', '0', 'constructor']
      .slice(0, 1 + (index % 7))
      .map((title, place) => ({ title, votes: [0, -5, 9_007_199_254_740_991][place % 3] ?? 0 })),
    multiple: index % 2 === 0,
    votersCount: [0, -3, 9_007_199_254_740_991][index % 3] ?? 0,
    expiresAt: [null, 0, most, now + 60_000][index % 4] ?? null,
  });
}

/** Functions that put an attack into a field of a status. The statuses use them in turn. */
const placements: readonly ((attack: Attack) => StatusColumns)[] = [
  ({ html }) => ({ content: html }),
  ({ text }) => ({ content: text }),
  ({ html, text }) => ({ content: text, spoiler_text: html, sensitive: 1 }),
  (attack) => ({ content: 'Mind the card.', card: JSON.stringify(cardOf(attack)) }),
  (attack) => ({ content: 'Please vote.', poll_id: pollOf(attack) }),
  ({ html }) => ({
    content: `:heron: ${html}`,
    emojis: JSON.stringify([
      { shortcode: 'heron', url: 'javascript:document.title=1' },
      { shortcode: html, url: 'https://tracker.example/e.svg' },
    ]),
  }),
  ({ text, index }) => ({
    content: 'A date.',
    language: text.slice(0, 40),
    edited_at: [0, most, -1][index % 3] ?? 0,
    favourites_count: 9_007_199_254_740_991,
    reblogs_count: -7,
    replies_count: 1e15,
  }),
  ({ html, before }) => ({ content: html, quote_id: before.at(-1) ?? null }),
  ({ text, before, people }) => ({
    content: text,
    in_reply_to_id: before.at(-1) ?? '000000000000000000',
    in_reply_to_account_id: people.attackers[3] ?? null,
  }),
  ({ html, index }) => ({
    content: html,
    url: addresses[index % addresses.length] ?? '',
    uri: `${addresses[index % addresses.length] ?? ''}#${index}`,
  }),
];

/** Makes statuses reply to each other in a circle, and one quote itself. */
function knot(instance: Instance, ids: readonly string[]): void {
  const [one, other, itself] = [ids[8], ids[18], ids[27]];
  const set = 'UPDATE statuses SET';
  instance.database.run(`${set} in_reply_to_id = ? WHERE id = ?`, other, one);
  instance.database.run(
    `${set} in_reply_to_id = ?, context = (SELECT context FROM statuses WHERE id = ?) WHERE id = ?`,
    one,
    one,
    other,
  );
  instance.database.run(`${set} quote_id = id WHERE id = ?`, itself);
}

function write(attack: Attack): void {
  const { instance, id, authorId, people, now, index, html, text } = attack;
  const { database } = instance;
  const place = placements[index % placements.length];
  const isLocal = index % 5 === 0;
  insertStatus(database, {
    id,
    account_id: authorId,
    context: `${originPlaceholder}/contexts/hostile-${index}`,
    uri: `https://attack.example/objects/${index}`,
    url: isLocal ? null : `https://attack.example/notes/${index}`,
    local: isLocal ? 1 : 0,
    visibility: index % 25 === 24 ? 'direct' : 'public',
    source: isLocal ? html : null,
    content_type: ['text/html', 'text/x.misskeymarkdown', 'application/x-odd'][index % 3] ?? '',
    created_at: now,
    ...place?.(attack),
    content: place?.(attack).content ?? html,
  });
  if (index % 7 === 3) addMedia(attack);
  if (index % 6 === 1) insertMentions(database, id, people.members);
  if (index % 9 === 2)
    insertStatusTags(database, id, new Set([text.slice(0, 60), '<script>', 'constructor']));
  if (index % 4 === 0)
    for (const [count, account] of people.attackers.entries())
      if (count % 5 === 0)
        addReaction(database, id, {
          account_id: account,
          name: [html.slice(0, 80), '💙', '__proto__', 'x'.repeat(500)][count % 4] ?? '',
          url: [null, addresses[count % addresses.length] ?? null][count % 2] ?? null,
        });
  for (const member of people.members)
    insertNotification(database, {
      account_id: member,
      type:
        ['mention', 'favourite', 'reblog', 'pleroma:emoji_reaction', 'follow', 'unheard-of'][
          index % 6
        ] ?? '',
      from_id: authorId,
      ...(index % 6 === 4 ? {} : { status_id: id }),
      ...(index % 6 === 3
        ? { emoji: html.slice(0, 60), emoji_url: addresses[index % addresses.length] ?? null }
        : {}),
      created_at: now,
    });
}

/** Inserts two hundred statuses, each with an attack or an invalid value in another field. */
export function insertHostileStatuses(instance: Instance, people: People, start: number): void {
  const ids: string[] = [];
  for (let index = 0; index < 200; index += 1) {
    const now = start - (200 - index) * 600_000;
    instance.now = () => now;
    const id = instance.newId();
    write({
      instance,
      people,
      index,
      id,
      now,
      authorId: people.attackers[index % people.attackers.length] ?? '',
      html: hostileTexts.html[(index * 7) % hostileTexts.html.length] ?? '',
      text: hostileTexts.text[(index * 5) % hostileTexts.text.length] ?? '',
      before: [...ids],
    });
    ids.push(id);
  }
  knot(instance, ids);
}
