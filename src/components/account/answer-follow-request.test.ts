import { expect, test } from 'vitest';
import { startTestInstance } from '#instance/testing/start-test-instance.ts';
import { startSession } from '#session/testing/start-session.ts';
import { approveFollowRequest, denyFollowRequest } from './answer-follow-request.ts';

/** A session of mira, whose account is locked, with one follow request and its notification loaded. */
async function withFollowRequest() {
  const instance = await startTestInstance({ world: 'empty' });
  const mira = await instance.as('mira');
  await mira.patch('/api/v1/accounts/update_credentials', { locked: true });
  const jun = await instance.as('jun');
  await jun.post(`/api/v1/accounts/${mira.account?.id}/follow`);
  const started = await startSession({ instance, signedInAs: 'mira' });
  const session = started.session();
  await session.notifications?.loader.loadNewer();
  const junId = jun.account?.id ?? '';
  const notifications = () =>
    [...session.tables.notifications.keys()].map(
      (id) => session.tables.notifications.get(id)?.type,
    );
  const count = () => session.tables.accounts.get(session.viewerId ?? '')?.followRequestsCount;
  const sent = () => started.requestedPaths().filter((line) => line.startsWith('POST'));
  const end = (): Promise<void> => started.end();
  return { faults: started.faults, session, junId, notifications, count, sent, end };
}

test('denyFollowRequest: removes request and notification, and dismisses nothing on the server [R-FREQ-006]', async () => {
  const { session, junId, notifications, count, sent, end } = await withFollowRequest();
  expect([notifications(), count()]).toEqual([['follow_request'], 1]);
  await denyFollowRequest(session, junId);
  expect([notifications(), count()]).toEqual([[], 0]);
  expect(sent()).toEqual([`POST /api/v1/follow_requests/${junId}/reject`]);
  await end();
});

test('denyFollowRequest: changes nothing when the server refuses [R-FREQ-006]', async () => {
  const { session, junId, notifications, count, faults, end } = await withFollowRequest();
  faults.of = ({ url }) =>
    url.endsWith('/reject') ? Response.json({ error: 'Not today' }, { status: 422 }) : undefined;
  await expect(denyFollowRequest(session, junId)).rejects.toMatchObject({ message: 'Not today' });
  expect([notifications(), count()]).toEqual([['follow_request'], 1]);
  await end();
});

test('approveFollowRequest: turns the notification into a follow and marks it seen', async () => {
  const { session, junId, notifications, count, end } = await withFollowRequest();
  await approveFollowRequest(session, junId);
  expect([notifications(), count()]).toEqual([['follow'], 0]);
  await end();
});
