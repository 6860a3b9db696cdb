import { beforeEach, expect, test } from 'vitest';
import { expectRecordedResponse } from '#testing/expect-recorded-response.ts';
import {
  startTestInstance,
  type TestClient,
  type TestInstance,
} from '#testing/start-test-instance.ts';

let instance: TestInstance;
let ana: TestClient;
let bob: TestClient;

const unknown = 'AbCdEfGhIjKlMnOpQr';

beforeEach(async () => {
  instance = await startTestInstance();
  ana = await instance.as('ana');
  bob = await instance.as('bob');
});

function to(target: TestClient, action: string): string {
  return `/api/v1/accounts/${target.account?.id}/${action}`;
}

async function relationship(viewer: TestClient, target: TestClient) {
  const response = await viewer.get(`/api/v1/accounts/relationships?id=${target.account?.id}`);
  return response.body[0];
}

test('followRoutes: creates, changes and ends a follow [R-INST-010]', async () => {
  const followed = await bob.post(to(ana, 'follow'));
  expectRecordedResponse(followed, '050_follow_alice_bob');
  expect(followed.body).toMatchObject({ following: true, showing_reblogs: true });
  await bob.post(to(ana, 'follow'));
  const me = await bob.get('/api/v1/accounts/verify_credentials');
  expect(me.body.following_count).toBe(1);
  const without = await bob.post(to(ana, 'follow'), { reblogs: false, notify: true });
  expectRecordedResponse(without, '059_follow_reblogs_false');
  expect(without.body).toMatchObject({ showing_reblogs: false, notifying: true });
  expect(await relationship(ana, bob)).toMatchObject({ followed_by: true, following: false });
  const ended = await bob.post(to(ana, 'unfollow'));
  expectRecordedResponse(ended, '312_unfollow');
  expect(ended.body).toMatchObject({ following: false, subscribing: false });
});

test('followRoutes: hides reblogs of an account from home if requested', async () => {
  const cleo = await instance.as('cleo');
  const { id } = (await cleo.post('/api/v1/statuses', { status: 'worth repeating' })).body;
  await bob.post(to(ana, 'follow'), { reblogs: false });
  await ana.post(`/api/v1/statuses/${id}/reblog`);
  expect((await bob.get('/api/v1/timelines/home')).body).toEqual([]);
  await bob.post(to(ana, 'follow'), { reblogs: true });
  expect((await bob.get('/api/v1/timelines/home')).body).toHaveLength(1);
});

test('followRoutes: removes a follower', async () => {
  await bob.post(to(ana, 'follow'));
  const removed = await ana.post(to(bob, 'remove_from_followers'));
  expectRecordedResponse(removed, '311_remove_from_followers');
  expect(removed.body.followed_by).toBe(false);
  expect((await relationship(bob, ana)).following).toBe(false);
  expectRecordedResponse(
    await ana.post(to(ana, 'remove_from_followers')),
    '311_remove_from_followers_self',
  );
});

test('followRoutes: notifies subscribers of each new status', async () => {
  const path = `/api/v1/pleroma/accounts/${ana.account?.id}`;
  const subscribed = await bob.post(`${path}/subscribe`);
  expectRecordedResponse(subscribed, '307_subscribe');
  await ana.post('/api/v1/statuses', { status: 'news' });
  await ana.post('/api/v1/statuses', { status: 'not for you', visibility: 'direct' });
  expect((await bob.get('/api/v1/notifications')).body).toMatchObject([
    { type: 'mention', status: { content: 'news' } },
  ]);
  expectRecordedResponse(await bob.post(`${path}/unsubscribe`), '307_unsubscribe');
  await ana.post('/api/v1/statuses', { status: 'more news' });
  expect((await bob.get('/api/v1/notifications')).body).toHaveLength(1);
});

test('followRoutes: stores a private note, and deletes it if it is empty', async () => {
  const noted = await bob.post(to(ana, 'note'), 'comment=met+at+FOSDEM');
  expectRecordedResponse(noted, '306_note_form');
  expect((await relationship(bob, ana)).note).toBe('met at FOSDEM');
  expect((await relationship(ana, bob)).note).toBe('');
  await bob.post(to(ana, 'note'), { comment: '' });
  expect((await relationship(bob, ana)).note).toBe('');
  expect((await bob.post(to(ana, 'note'), {})).status).toBe(400);
  expect((await bob.post(to(ana, 'note'), { comment: 'x'.repeat(5001) })).status).toBe(422);
});

test('followRoutes: a locked account authorizes or rejects requests [R-INST-026]', async () => {
  const dave = await instance.as('dave', { locked: true });
  expectRecordedResponse(await bob.post(to(dave, 'follow')), '051_follow_locked_request');
  expect(await relationship(bob, dave)).toMatchObject({ following: false, requested: true });
  expect((await relationship(dave, bob)).requested_by).toBe(true);
  await ana.post(to(dave, 'follow'));
  const requested = await dave.get('/api/v1/follow_requests');
  expectRecordedResponse(requested, '054_follow_requests_dave', ['nodeinfo.software.repository']);
  expect(requested.body.map((each: { acct: string }) => each.acct)).toEqual(['bob', 'ana']);
  const me = await dave.get('/api/v1/accounts/verify_credentials');
  expect(me.body.follow_requests_count).toBe(2);

  const path = `/api/v1/follow_requests/${bob.account?.id}`;
  expectRecordedResponse(await dave.post(`${path}/authorize`), '056_follow_request_authorize');
  expect((await relationship(bob, dave)).following).toBe(true);
  expectRecordedResponse(
    await dave.post(`${path}/authorize`),
    '058_follow_request_authorize_again',
  );
  const rejected = await dave.post(`/api/v1/follow_requests/${ana.account?.id}/reject`);
  expectRecordedResponse(rejected, '057_follow_request_reject');
  expect(await relationship(ana, dave)).toMatchObject({ following: false, requested: false });
  const notifications = await dave.get('/api/v1/notifications');
  expect(notifications.body).toMatchObject([{ type: 'follow', account: { acct: 'bob' } }]);
  expect((await dave.get('/api/v1/follow_requests')).body).toEqual([]);
});

test('followRoutes: cancels a request, and responds 404 without one', async () => {
  const dave = await instance.as('dave', { locked: true });
  await bob.post(to(dave, 'follow'));
  expectRecordedResponse(await bob.post(to(dave, 'unfollow')), '312_unfollow_pending_request');
  expect((await dave.get('/api/v1/follow_requests')).body).toEqual([]);
  expect((await dave.get('/api/v1/notifications')).body).toEqual([]);
  // In the recordings, Akkoma responds 500 to both requests.
  for (const action of ['authorize', 'reject'])
    expect((await dave.post(`/api/v1/follow_requests/${bob.account?.id}/${action}`)).status).toBe(
      404,
    );
});

test('followRoutes: refuses following oneself or unknown accounts, and requests without a token', async () => {
  expectRecordedResponse(await bob.post(to(bob, 'follow')), '059_follow_self');
  expectRecordedResponse(await bob.post(to(bob, 'unfollow')), '312_unfollow_self');
  expectRecordedResponse(
    await bob.post(`/api/v1/accounts/${unknown}/follow`),
    '059_follow_unknown',
  );
  expectRecordedResponse(await instance.visitor.post(to(ana, 'follow')), '059_follow_no_token');
  const actions = ['unfollow', 'remove_from_followers', 'note'];
  for (const action of actions)
    expect((await instance.visitor.post(to(ana, action), { comment: 'x' })).status).toBe(403);
  for (const action of ['subscribe', 'unsubscribe']) {
    expect((await bob.post(`/api/v1/pleroma/accounts/${unknown}/${action}`)).status).toBe(404);
    const path = `/api/v1/pleroma/accounts/${ana.account?.id}/${action}`;
    expect((await instance.visitor.post(path)).status).toBe(403);
  }
  expect((await instance.visitor.get('/api/v1/follow_requests')).status).toBe(403);
  const reader = await instance.as('bob', {}, 'read');
  expect((await reader.post(to(ana, 'follow'))).body.error).toBe(
    'Insufficient permissions: follow | write:follows.',
  );
});
