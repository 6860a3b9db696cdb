import { postStatus } from '#commands/post-status.ts';
import { originPlaceholder } from '#rules/origin-placeholder.ts';
import { insertMedia } from '#store/media.ts';
import type { PollOption } from '#store/polls.ts';
import type { AccountRow, StatusRow } from '#store/rows.ts';
import { updateStatus } from '#store/statuses.ts';
import { drawnFileName } from '../drawing/drawn-files.ts';
import { accountByName, type DemoContext } from './demo-context.ts';
import type { RemoteEmoji, SeedStatus } from './demo-data.ts';
import { fileMetadata } from './status-media.ts';

/** Returns the address of a drawn file on this instance, whatever its origin is later. */
function mediaUrl(file: string): string {
  return `${originPlaceholder}/media/${file}`;
}

export function emojiUrl({ motif, hue }: RemoteEmoji): string {
  return mediaUrl(drawnFileName.glyph(motif, hue));
}

/** Returns the addresses that a status of a remote account has; nothing for a local account. */
export function remoteStatusAddresses(
  { host, username }: AccountRow,
  id: number,
): { readonly remote?: { readonly uri: string; readonly url: string } } {
  return host === null
    ? {}
    : {
        remote: {
          uri: `https://${host}/users/${username}/statuses/${id}`,
          url: `https://${host}/@${username}/${id}`,
        },
      };
}

function createCard({ author, card, hoursAgo }: SeedStatus): unknown {
  if (!card) return undefined;
  const { hostname } = new URL(card.url);
  return {
    description: card.description,
    image: mediaUrl(drawnFileName.scene(card.scene, 'wide', `card ${author} ${hoursAgo}`)),
    image_description: '',
    pleroma: { opengraph: { title: card.title, url: card.url } },
    provider_name: hostname,
    provider_url: `https://${hostname}`,
    title: card.title,
    type: 'link',
    url: card.url,
  };
}

function attachMedia(
  { instance, getImageMetadata }: DemoContext,
  status: SeedStatus,
  accountId: string,
) {
  const media = [
    ...(status.images ?? []).map((image) => ({
      description: image.alt,
      ...getImageMetadata(status, image),
    })),
    ...(status.files ?? []).map((file) => ({
      description: file.alt,
      ...fileMetadata(status, file),
    })),
  ];
  return media.map((each) =>
    String(
      insertMedia(instance.database, {
        account_id: accountId,
        created_at: instance.now(),
        ...each,
      }),
    ),
  );
}

/** Adds to a poll the votes of accounts that do not exist on the instance. */
function setVotes(
  { instance }: DemoContext,
  pollId: number,
  options: readonly (readonly [string, number])[],
): void {
  instance.database.run(
    'UPDATE polls SET options = ?, voters_count = ? WHERE id = ?',
    JSON.stringify(options.map(([title, votes]): PollOption => ({ title, votes }))),
    options.reduce((sum, [, votes]) => sum + votes, 0),
    pollId,
  );
}

/** Posts a status of the seed data as its author. */
export function postSeedStatus(context: DemoContext, seed: SeedStatus): StatusRow {
  const { instance, statusIds } = context;
  const author = accountByName(context, seed.author);
  const parent = seed.inReplyTo === undefined ? undefined : statusIds.get(seed.inReplyTo);
  const quoted = seed.quote === undefined ? undefined : statusIds.get(seed.quote);
  const card = createCard(seed);
  const { poll } = seed;
  const status = postStatus(instance, author, {
    text: seed.text,
    sensitive: seed.sensitive ?? false,
    mediaIds: attachMedia(context, seed, author.id),
    language: seed.language ?? guessLanguage(seed.text),
    ...(seed.spoilerText === undefined ? {} : { spoilerText: seed.spoilerText }),
    ...(seed.contentType ? { contentType: seed.contentType } : {}),
    ...(seed.visibility ? { visibility: seed.visibility } : parent ? {} : { visibility: 'public' }),
    ...(parent === undefined ? {} : { inReplyToId: parent }),
    ...(quoted === undefined ? {} : { quoteId: quoted }),
    ...(card === undefined ? {} : { card }),
    ...(poll
      ? {
          poll: {
            options: poll.options.map(([title]) => title),
            expiresIn: poll.hours * 3600,
            multiple: poll.multiple ?? false,
          },
        }
      : {}),
    ...remoteStatusAddresses(author, Math.round(context.start / 1000 - seed.hoursAgo * 3600)),
  });
  if (seed.remoteEmoji) {
    const emojis = seed.remoteEmoji.map((each) => ({ shortcode: each.name, url: emojiUrl(each) }));
    updateStatus(instance.database, status.id, { emojis: JSON.stringify(emojis) });
  }
  if (seed.pinned) updateStatus(instance.database, status.id, { pinned_at: instance.now() });
  if (poll && status.poll_id !== null) setVotes(context, status.poll_id, poll.options);
  return status;
}

const scripts: readonly (readonly [language: string, letters: RegExp])[] = [
  ['ar', /\p{Script=Arabic}/gu],
  ['he', /\p{Script=Hebrew}/gu],
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ['zh', /\p{Script=Han}/gu],
];

/** Returns the language suggested by the script of a text; `en` for mostly Latin letters. */
export function guessLanguage(text: string): string {
  const latin = text.replaceAll(/@\S+/g, '').match(/\p{Script=Latin}/gu)?.length ?? 0;
  const found = scripts.find(([, letters]) => (text.match(letters)?.length ?? 0) * 2 > latin);
  return found?.[0] ?? 'en';
}
