import type { TestClient } from '#testing/start-test-instance.ts';
import { sampleFile } from './sample-files.ts';

/** The accounts that act while the recorded sockets are open. */
export interface StreamAccounts {
  readonly alice: TestClient;
  readonly bob: TestClient;
  readonly carol: TestClient;
  readonly dave: TestClient;
  /** Ids of posted statuses by name. */
  readonly posted: Map<string, string>;
}

type Step = (cast: StreamAccounts) => Promise<unknown>;

const post =
  (who: 'alice' | 'bob' | 'carol', word: string, body: object): Step =>
  async (cast) => {
    const { body: status } = await cast[who].post('/api/v1/statuses', body);
    cast.posted.set(word, String(status.id));
  };

const follow =
  (who: 'bob' | 'dave', whom: 'bob' | 'carol' | 'dave', action: 'follow' | 'unfollow'): Step =>
  (cast) =>
    cast[who].post(`/api/v1/accounts/${cast[whom].account?.id}/${action}`);

const onOwn =
  (action: string): Step =>
  ({ carol, posted }) =>
    carol.post(`/api/v1/statuses/${posted.get('own')}/${action}`);

async function media({ alice }: StreamAccounts): Promise<void> {
  const form = new FormData();
  const sent = { filename: 'photo.png', content_type: 'image/png', size: 1 };
  form.append('file', await sampleFile(sent));
  const { body } = await alice.post('/api/v1/media', form);
  await alice.post('/api/v1/statuses', { status: 'media stream', media_ids: [body.id] });
}

async function vote({ bob, posted }: StreamAccounts): Promise<void> {
  const { body } = await bob.get(`/api/v1/statuses/${posted.get('poll')}`);
  await bob.post(`/api/v1/polls/${body.poll.id}/votes`, { choices: [0] });
}

/** The actions between frames, by the notes in the recordings. */
export const streamSteps: Readonly<Record<string, readonly Step[]>> = {
  'alice (followed by bob) posts public': [post('alice', 'first', { status: 'stream me #wstag' })],
  'alice edits it': [
    ({ alice, posted }) =>
      alice.put(`/api/v1/statuses/${posted.get('first')}`, { status: 'stream me edited #wstag' }),
  ],
  'carol mentions bob': [post('carol', 'mention', { status: '@bob hi there' })],
  'bob posts himself': [post('bob', 'own', { status: 'own post' })],
  'carol favourites bobs post': [onOwn('favourite')],
  'carol reblogs bobs post': [onOwn('reblog')],
  'carol reacts to bobs post': [
    ({ carol, posted }) =>
      carol.put(`/api/v1/pleroma/statuses/${posted.get('own')}/reactions/heron`),
  ],
  'carol sends a direct message to bob': [
    post('carol', 'direct', { status: '@bob psst', visibility: 'direct' }),
  ],
  'dave follows bob': [follow('dave', 'bob', 'follow')],
  'dave unfollows bob': [follow('dave', 'bob', 'unfollow')],
  'alice posts private': [
    post('alice', 'private', { status: 'private stream', visibility: 'private' }),
  ],
  'alice posts local': [post('alice', 'local', { status: 'local stream', visibility: 'local' })],
  'alice posts unlisted': [
    post('alice', 'unlisted', { status: 'unlisted stream', visibility: 'unlisted' }),
  ],
  'alice posts media': [media],
  'alice posts poll': [
    post('alice', 'poll', {
      status: 'poll stream',
      poll: { options: ['a', 'b'], expires_in: 600 },
    }),
  ],
  'bob votes': [vote],
  'alice deletes her first post': [
    ({ alice, posted }) => alice.delete(`/api/v1/statuses/${posted.get('first')}`),
  ],
  'bob deletes his own post': [
    ({ bob, posted }) => bob.delete(`/api/v1/statuses/${posted.get('own')}`),
  ],
  'bob creates filter': [
    ({ bob }) => bob.post('/api/v1/filters', { phrase: 'x', context: ['home'] }),
    follow('bob', 'carol', 'unfollow'),
  ],
  'bob follows carol (relationship update)': [follow('bob', 'carol', 'follow')],
  'bob requests dave (locked)': [
    follow('bob', 'dave', 'unfollow'),
    follow('bob', 'dave', 'follow'),
  ],
  'dave authorizes bob': [
    ({ bob, dave }) => dave.post(`/api/v1/follow_requests/${bob.account?.id}/authorize`),
  ],
};
