import { expect, test } from 'vitest';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';
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
  const isRequested = () => session.tables.relationships.get(junId)?.requestedBy;
  const count = () => session.tables.accounts.get(session.viewerId ?? '')?.followRequestsCount;
  const sent = () => started.requestedPaths().filter((line) => line.startsWith('POST'));
  const end = (): Promise<void> => started.end();
  const listed = () => session.notifications?.loader.feed.ids.length;
  /**
   * Returns whether the request and its notification are shown, the length of the list of
   * notifications and the number of follow requests.
   */
  const state = () => [isRequested(), notifications(), listed(), count()];
  return { faults: started.faults, session, junId, state, sent, end };
}

test('denyFollowRequest: removes request and notification once the server has accepted, and dismisses nothing on the server [R-FREQ-006]', async () => {
  const { session, junId, state, sent, faults, end } = await withFollowRequest();
  session.tables.relationships.merge({ id: junId, requestedBy: true });
  const response = Promise.withResolvers<undefined>();
  faults.of = ({ url }) => (url.endsWith('/reject') ? response.promise : undefined);
  const denied = denyFollowRequest(session, junId);
  await expect.poll(() => sent().length).toBe(1);
  expect(state()).toEqual([true, ['follow_request'], 1, 1]);
  response.resolve(undefined);
  await denied;
  expect(state()).toEqual([false, [], 0, 0]);
  expect(sent()).toEqual([`POST /api/v1/follow_requests/${junId}/reject`]);
  await end();
});

/* Some servers read the relationship before they apply the answer, and older versions do not
   send the field for requests. */
test.each([
  ['still contains the request', { requested_by: true }],
  ['does not mention requests', { followed_by: false }],
])(
  'denyFollowRequest, approveFollowRequest: end the request if the response %s [R-FREQ-004 R-FREQ-006]',
  async (_, relationship) => {
    for (const answerRequest of [denyFollowRequest, approveFollowRequest]) {
      const { session, junId, state, faults, end } = await withFollowRequest();
      session.tables.relationships.merge({ id: junId, requestedBy: true });
      faults.of = ({ url }) =>
        /reject|authorize/.test(url) ? Response.json({ id: junId, ...relationship }) : undefined;
      await answerRequest(session, junId);
      expect(state()).toMatchObject([false, {}, answerRequest === denyFollowRequest ? 0 : 1, 0]);
      await end();
    }
  },
);

test('denyFollowRequest: changes nothing when the server refuses [R-FREQ-006]', async () => {
  const { session, junId, state, faults, end } = await withFollowRequest();
  session.tables.relationships.merge({ id: junId, requestedBy: true });
  faults.of = ({ url }) =>
    url.endsWith('/reject') ? Response.json({ error: 'Not today' }, { status: 422 }) : undefined;
  await expect(denyFollowRequest(session, junId)).rejects.toMatchObject({ message: 'Not today' });
  expect(state()).toEqual([true, ['follow_request'], 1, 1]);
  await end();
});

test('approveFollowRequest: turns the notification into a follow and marks it seen', async () => {
  const { session, junId, state, end } = await withFollowRequest();
  await approveFollowRequest(session, junId);
  expect(state()).toEqual([false, ['follow'], 1, 0]);
  await end();
});
