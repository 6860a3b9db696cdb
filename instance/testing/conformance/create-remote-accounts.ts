import * as v from 'valibot';
import { visibility } from '@rookery/contract/schemas/visibility.ts';
import { follow } from '#commands/follow.ts';
import { notifyMember } from '#commands/notify-member.ts';
import { favourite, react, reblog } from '#commands/status-actions.ts';
import { accountByAcct, insertAccount } from '#store/accounts.ts';
import { attachMedia, insertMedia } from '#store/media.ts';
import { insertPoll } from '#store/polls.ts';
import { addReaction } from '#store/reactions.ts';
import type { AccountRow, StatusRow } from '#store/rows.ts';
import { insertStatus, statusById } from '#store/statuses.ts';
import { insertMentions } from '#store/mentions.ts';
import { insertStatusTags } from '#store/tags.ts';
import { isRecord } from './id-mapping.ts';
import { remotePeople, remoteStatuses } from './remote-entities.ts';
import type { ReplayInstance } from './replay-instance.ts';

type Thing = Readonly<Record<string, unknown>>;

const textOf = (thing: unknown, name: string): string | null => {
  const value = isRecord(thing) ? thing[name] : undefined;
  return typeof value === 'string' ? value : null;
};

const listOf = (thing: Thing, name: string): readonly Thing[] => {
  const value: unknown = thing[name];
  return Array.isArray(value) ? value.filter((item) => isRecord(item)) : [];
};

const jsonOf = (items: readonly Thing[]): string => JSON.stringify(items);

function aliasesOf({ pleroma }: Thing): unknown {
  return isRecord(pleroma) ? pleroma['also_known_as'] : [];
}

function settlePerson({ running, idMapping }: ReplayInstance, person: Thing): void {
  const { instance } = running();
  const id = instance.newId();
  const [username = '', host = ''] = String(person['acct']).split('@');
  idMapping.set(String(person['id']), id);
  insertAccount(instance.database, {
    id,
    username,
    host,
    acct: String(person['acct']),
    display_name: String(person['display_name']),
    note: String(person['note']),
    fields: JSON.stringify(
      listOf(person, 'fields').map(({ name, value }) => ({ name, value, html: value })),
    ),
    emojis: jsonOf(listOf(person, 'emojis')),
    avatar: textOf(person, 'avatar'),
    url: textOf(person, 'url'),
    uri: `https://${host}/users/${username}`,
    bot: person['bot'] === true ? 1 : 0,
    locked: person['locked'] === true ? 1 : 0,
    settings: JSON.stringify({ also_known_as: aliasesOf(person) }),
    last_status_at: person['last_status_at'] === null ? null : instance.now(),
    created_at: instance.now(),
  });
}

function account({ running }: ReplayInstance, acct: string): AccountRow {
  const found = accountByAcct(running().instance.database, acct);
  if (!found) throw new Error(`Nobody is called ${acct}.`);
  return found;
}

function keepPoll(
  { running, idMapping }: ReplayInstance,
  author: AccountRow,
  poll: unknown,
): number | null {
  if (!isRecord(poll)) return null;
  const { instance } = running();
  const id = insertPoll(instance.database, {
    accountId: author.id,
    options: listOf(poll, 'options').map(({ title, votes_count: votes }) => ({
      title: String(title),
      votes: Number(votes),
    })),
    multiple: poll['multiple'] === true,
    expiresAt: instance.now() + 86_400_000,
  });
  idMapping.set(`polls ${String(poll['id'])}`, String(id));
  return id;
}

function keepMedia(
  { running }: ReplayInstance,
  author: AccountRow,
  statusId: string,
  status: Thing,
): void {
  const { database, now } = running().instance;
  const ids = listOf(status, 'media_attachments').map((media) => {
    const meta = isRecord(media['meta']) ? media['meta']['original'] : undefined;
    return insertMedia(database, {
      account_id: author.id,
      type: String(media['type']),
      mime_type: String(isRecord(media['pleroma']) ? media['pleroma']['mime_type'] : ''),
      file: String(media['url']),
      preview: null,
      description: textOf(media, 'description'),
      blurhash: textOf(media, 'blurhash'),
      width: isRecord(meta) ? Number(meta['width']) : null,
      height: isRecord(meta) ? Number(meta['height']) : null,
      created_at: now(),
    });
  });
  attachMedia(database, statusId, ids);
}

function keepStatus(replay: ReplayInstance, status: Thing): StatusRow | undefined {
  const { instance } = replay.running();
  const { database } = instance;
  const person = status['account'];
  const author = account(replay, String(isRecord(person) ? person['acct'] : ''));
  const id = instance.newId();
  replay.idMapping.set(String(status['id']), id);
  const source = isRecord(status['akkoma']) ? status['akkoma']['source'] : null;
  const pollId = keepPoll(replay, author, status['poll']);
  insertStatus(database, {
    id,
    account_id: author.id,
    quote_id: replay.idMapping.get(String(status['quote_id'])) ?? null,
    context: `https://${author.host}/contexts/${id}`,
    uri: String(status['uri']),
    url: textOf(status, 'url'),
    local: 0,
    visibility: v.parse(visibility, status['visibility']),
    content: String(status['content']),
    source: textOf(source, 'content'),
    content_type: textOf(source, 'mediaType') ?? 'text/html',
    spoiler_text: String(status['spoiler_text']),
    sensitive: status['sensitive'] === true ? 1 : 0,
    language: textOf(status, 'language'),
    emojis: jsonOf(listOf(status, 'emojis')),
    poll_id: pollId,
    created_at: instance.now(),
  });
  keepMedia(replay, author, id, status);
  insertStatusTags(database, id, new Set(listOf(status, 'tags').map(({ name }) => String(name))));
  const named = listOf(status, 'mentions').map(({ acct }) => account(replay, String(acct)));
  insertMentions(
    database,
    id,
    named.map((each) => each.id),
  );
  const mentioning = statusById(database, id);
  for (const { id: to } of named)
    if (mentioning)
      notifyMember(instance, { to, type: 'mention', from: author, status: mentioning });
  return mentioning;
}

function keepStatusOrRepeat(replay: ReplayInstance, status: Thing): void {
  replay.wait(1000);
  const { instance } = replay.running();
  const original = isRecord(status['reblog']) ? String(status['reblog']['id']) : undefined;
  if (original === undefined) {
    keepStatus(replay, status);
    return;
  }
  const row = statusById(instance.database, replay.idMapping.get(original) ?? '');
  const person = isRecord(status['account']) ? String(status['account']['acct']) : '';
  if (!row) return;
  const wrapper = reblog(instance, account(replay, person), row, undefined);
  replay.idMapping.set(String(status['id']), wrapper.id);
}

/** Performs the actions of the remote accounts towards local accounts. */
function visit(replay: ReplayInstance): void {
  const { instance } = replay.running();
  const { database } = instance;
  const [rita, mia, moved] = [
    'rita@remote.example',
    'mia@misskey.example',
    'rita2@remote.example',
  ].map((acct) => account(replay, acct));
  const [alice, bob, dave] = ['alice', 'bob', 'dave'].map((acct) => account(replay, acct));
  const status = statusById(database, replay.idMapping.get('BCfnIC0gypRxVAlA5Q') ?? '');
  if (!rita || !mia || !moved || !alice || !bob || !dave || !status) return;
  follow(instance, rita, bob);
  follow(instance, mia, dave);
  favourite(instance, rita, status);
  react(instance, mia, status, '🔥');
  const emoji = { name: 'blobcat@remote.example', url: 'https://remote.example/emoji/blobcat.png' };
  addReaction(database, status.id, { account_id: rita.id, ...emoji });
  notifyMember(instance, {
    to: bob.id,
    type: 'pleroma:emoji_reaction',
    from: rita,
    status,
    emoji: ':blobcat:',
    emojiUrl: emoji.url,
  });
  for (const { id } of [alice, bob])
    notifyMember(instance, { to: id, type: 'move', from: rita, target: moved });
}

/** Creates the recorded remote accounts with their statuses and actions. */
export async function createRemoteAccounts(replay: ReplayInstance): Promise<void> {
  for (const person of remotePeople()) settlePerson(replay, person);
  for (const status of remoteStatuses()) keepStatusOrRepeat(replay, status);
  visit(replay);
}
