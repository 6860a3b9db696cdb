import { responseId } from '../../fixtures/response-id.ts';
import { linkTimelinePath, pathTo } from '@rookery/client/lib/url/paths.ts';
import type { DialectWorld } from '../dialect-world.ts';

/** Returns the first item of a list. @throws if it is empty or no list */
function firstOf(list: unknown, what: string): object {
  const first: unknown = Array.isArray(list) ? list[0] : undefined;
  if (typeof first !== 'object' || first === null) throw new Error(`no ${what} in the demo world`);
  return first;
}

function textOf(value: object, field: string): string {
  const text: unknown = Reflect.get(value, field);
  if (typeof text !== 'string') throw new Error(`no ${field}`);
  return text;
}

type World = Pick<DialectWorld, 'viewer' | 'other'>;

async function listId({ viewer }: World): Promise<string> {
  return responseId(firstOf(await viewer.call('GET', '/api/v1/lists'), 'list'));
}

async function accountId({ viewer }: World, username: string): Promise<string> {
  return responseId(await viewer.call('GET', `/api/v1/accounts/lookup?acct=${username}`));
}

export async function listTimeline(world: World): Promise<string> {
  return pathTo('list-timeline', { id: await listId(world) });
}

export async function listEditor(world: World): Promise<string> {
  return pathTo('list-edit', { id: await listId(world) });
}

/** Resolves to the address of the timeline of the link that trends most. */
export async function trendingLink({ viewer }: World): Promise<string> {
  const links = await viewer.call('GET', '/api/v1/trends/links');
  return linkTimelinePath(textOf(firstOf(links, 'trending link'), 'url'));
}

/** Resolves to the address of a conversation of three people. */
export async function conversation({ viewer, other }: World): Promise<string> {
  const question = await other.post('Who has seen the bittern?');
  const reply = await viewer.post('I have', { in_reply_to_id: question });
  await other.post('Where?', { in_reply_to_id: reply });
  return pathTo('conversation', { id: reply });
}

export async function directConversation({ viewer }: World): Promise<string> {
  const conversations = await viewer.call('GET', '/api/v1/conversations');
  return pathTo('direct-conversation', {
    username: viewer.username,
    id: responseId(Reflect.get(firstOf(conversations, 'direct conversation'), 'last_status')),
  });
}

/** Resolves to the address of the requests, with what is held back. */
export async function notificationRequests({ viewer, other }: World): Promise<string> {
  await viewer.call('PATCH', '/api/v2/notifications/policy', {
    for_not_following: 'filter',
    for_private_mentions: 'filter',
  });
  await other.post(`@${viewer.username} Have you seen the heron?`);
  return pathTo('notification-requests', { username: viewer.username });
}

/** Resolves to the address of an own collection of two people. */
export async function ownCollection({ viewer, other }: World): Promise<string> {
  const world = { viewer, other };
  const accounts = [await accountId(world, other.username), await accountId(world, 'salma')];
  const created = await viewer.call('POST', '/api/v1/collections', {
    name: 'Canal people',
    account_ids: accounts,
  });
  const collection: unknown =
    typeof created === 'object' && created !== null ? Reflect.get(created, 'collection') : created;
  return pathTo('collection', { id: responseId(collection) });
}

/** Resolves to the address of the report about this year. */
export async function annualReport({ viewer }: World): Promise<string> {
  const year = String(new Date().getFullYear());
  await viewer.call('POST', `/api/v1/annual_reports/${year}/generate`);
  return pathTo('annual-report', { year });
}
