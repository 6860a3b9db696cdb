import type { TestResponse, TestClient } from '#testing/start-test-instance.ts';
import type { VisibilitySetup, SecretStatus } from './visibility-setup.ts';

export interface CallInput {
  readonly reader: TestClient;
  readonly secret: SecretStatus;
  readonly setup: VisibilitySetup;
}

/** A call that might reveal a status. A new call is one line. */
export type VisibilityCall = (asking: CallInput) => Promise<TestResponse>;

const get =
  (path: (asking: CallInput) => string): VisibilityCall =>
  (asking) =>
    asking.reader.get(path(asking));

const post =
  (path: (asking: CallInput) => string, body?: (asking: CallInput) => unknown): VisibilityCall =>
  (asking) =>
    asking.reader.post(path(asking), body?.(asking));

/** Calls that only read. */
export const readingCalls: Readonly<Record<string, VisibilityCall>> = {
  'one status': get(({ secret }) => `/api/v1/statuses/${secret.id}`),
  'several statuses': get(({ secret }) => `/api/v1/statuses?ids[]=${secret.id}`),
  'its context': get(({ secret }) => `/api/v1/statuses/${secret.id}/context`),
  'the context of what it answers': get(({ setup }) => `/api/v1/statuses/${setup.root}/context`),
  'its source': get(({ secret }) => `/api/v1/statuses/${secret.id}/source`),
  'its history': get(({ secret }) => `/api/v1/statuses/${secret.id}/history`),
  'its poll': get(({ secret }) => `/api/v1/polls/${secret.pollId}`),
  home: get(() => '/api/v1/timelines/home?limit=40'),
  'home with muted': get(() => '/api/v1/timelines/home?limit=40&with_muted=true'),
  'the federated timeline': get(() => '/api/v1/timelines/public?limit=40'),
  'the local timeline': get(() => '/api/v1/timelines/public?local=true&limit=40'),
  'the timeline of this host': get(() => '/api/v1/timelines/public?instance=localhost&limit=40'),
  'the bubble': get(() => '/api/v1/timelines/bubble?limit=40'),
  'the timeline of direct statuses': get(() => '/api/v1/timelines/direct?limit=40'),
  'the timeline of its tag': get(() => '/api/v1/timelines/tag/haystack?limit=40'),
  'its author’s profile': get(
    ({ setup }) => `/api/v1/accounts/${setup.author.id}/statuses?limit=40`,
  ),
  'what its author pinned': get(
    ({ setup }) => `/api/v1/accounts/${setup.author.id}/statuses?pinned=true`,
  ),
  'its author’s statuses with its tag': get(
    ({ setup }) => `/api/v1/accounts/${setup.author.id}/statuses?tagged=haystack`,
  ),
  'one’s favourites': get(() => '/api/v1/favourites?limit=40'),
  'the favourites of one who may read it': get(
    ({ setup }) =>
      `/api/v1/pleroma/accounts/${setup.clients.named.account?.id}/favourites?limit=40`,
  ),
  'one’s bookmarks': get(() => '/api/v1/bookmarks?limit=40'),
  notifications: get(() => '/api/v1/notifications?limit=40'),
  conversations: get(() => '/api/v1/conversations'),
  'search for its words': get(() => '/api/v2/search?q=needle'),
  'search for its address': get(
    ({ secret }) => `/api/v2/search?q=http://instance.test/notice/${secret.id}&resolve=true`,
  ),
  'search for its tag': get(() => '/api/v2/search?q=haystack'),
  'the feed of its author': get(() => '/users/ana/feed.atom'),
  'the same for other readers': get(() => '/users/ana/feed.rss'),
  'the conversation that it is in': async ({ reader }) => {
    const conversations = await reader.get('/api/v1/conversations');
    const id: unknown = Array.isArray(conversations.body) ? conversations.body[0]?.id : undefined;
    return reader.get(`/api/v1/pleroma/conversations/${String(id)}/statuses`);
  },
  'the first page, with its timeline': async ({ reader }) => {
    const page = await reader.get('/main/all');
    const embedded = /application\/json"[^>]*>(?<json>[^<]*)</.exec(String(page.body));
    const results: unknown = JSON.parse(embedded?.groups?.['json'] ?? '{}');
    const texts = Object.values(results ?? {}).map((text) => Buffer.from(String(text), 'base64'));
    return { ...page, body: texts.join('') };
  },
  'its page': get(({ secret }) => `/notice/${secret.id}`),
};

/** Calls whose responses must not contain any status. */
export const callsWithoutStatuses: Readonly<Record<string, VisibilityCall>> = {
  'its reactions': get(({ secret }) => `/api/v1/pleroma/statuses/${secret.id}/reactions`),
  'who favourited it': get(({ secret }) => `/api/v1/statuses/${secret.id}/favourited_by`),
  'who repeated it': get(({ secret }) => `/api/v1/statuses/${secret.id}/reblogged_by`),
  'the page of its author': get(() => '/users/ana'),
  'the way here from elsewhere': get(({ secret }) => `/main/ostatus?status_id=${secret.id}`),
  'its translation': get(({ secret }) => `/api/v1/statuses/${secret.id}/translations/en`),
  'scheduled statuses': get(() => '/api/v1/scheduled_statuses'),
  'its author': get(({ setup }) => `/api/v1/accounts/${setup.author.id}?with_relationships=true`),
  'its tag': get(() => '/api/v1/tags/haystack'),
  'answering it': post(
    () => '/api/v1/statuses',
    ({ secret }) => ({ status: 'so?', in_reply_to_id: secret.id, visibility: 'direct' }),
  ),
};

/** Calls that act on a status, ordered so that each can succeed. */
export const actingCalls: Readonly<Record<string, VisibilityCall>> = {
  favouriting: post(({ secret }) => `/api/v1/statuses/${secret.id}/favourite`),
  unfavouriting: post(({ secret }) => `/api/v1/statuses/${secret.id}/unfavourite`),
  bookmarking: post(({ secret }) => `/api/v1/statuses/${secret.id}/bookmark`),
  unbookmarking: post(({ secret }) => `/api/v1/statuses/${secret.id}/unbookmark`),
  reacting: ({ reader, secret }) =>
    reader.put(`/api/v1/pleroma/statuses/${secret.id}/reactions/%F0%9F%8D%B5`),
  'taking a reaction back': ({ reader, secret }) =>
    reader.delete(`/api/v1/pleroma/statuses/${secret.id}/reactions/%F0%9F%8D%B5`),
  'muting its conversation': post(({ secret }) => `/api/v1/statuses/${secret.id}/mute`),
  'unmuting its conversation': post(({ secret }) => `/api/v1/statuses/${secret.id}/unmute`),
  pinning: post(({ secret }) => `/api/v1/statuses/${secret.id}/pin`),
  unpinning: post(({ secret }) => `/api/v1/statuses/${secret.id}/unpin`),
  voting: post(
    ({ secret }) => `/api/v1/polls/${secret.pollId}/votes`,
    () => ({ choices: [1] }),
  ),
  quoting: post(
    () => '/api/v1/statuses',
    ({ secret }) => ({ status: 'look', quote_id: secret.id }),
  ),
  repeating: post(({ secret }) => `/api/v1/statuses/${secret.id}/reblog`),
  'taking a repeat back': post(({ secret }) => `/api/v1/statuses/${secret.id}/unreblog`),
  editing: ({ reader, secret, setup }) =>
    reader === setup.clients.author
      ? reader.get(`/api/v1/statuses/${secret.id}`)
      : reader.put(`/api/v1/statuses/${secret.id}`, { status: 'mine now' }),
  'reading all notifications': post(
    () => '/api/v1/pleroma/notifications/read',
    () => ({ max_id: '99999' }),
  ),
};
