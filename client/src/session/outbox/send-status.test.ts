import { expect, test } from 'vitest';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';
import type { Draft } from '#session/drafts/draft.ts';
import { startSession } from '#session/testing/start-session.ts';
import { sendStatus } from './send-status.ts';
import {
  sampleAttachment as file,
  sampleDraft as draft,
} from '#session/drafts/testing/sample-draft.ts';

async function setUp() {
  const instance = await startTestInstance({ world: 'empty' });
  const mira = await instance.as('mira');
  const env = await startSession({ instance, signedInAs: 'mira' });
  const { body } = await mira.post('/api/v1/statuses', { status: 'old' });
  const texts = async (): Promise<string[]> =>
    (await mira.get(`/api/v1/accounts/${mira.account?.id ?? ''}/statuses`)).body.map(
      ({ content }: { content: string }) => content.replaceAll(/<[^>]+>/g, ''),
    );
  const end = (): Promise<void> => env.end();
  return { ...env, end, oldId: String(body.id), texts };
}

test('sendStatus: posts the draft and stores the status in the tables', async () => {
  const { session, texts, end } = await setUp();
  const outcome = await sendStatus(session(), draft({ text: 'new' }));
  expect(outcome.kind).toBe('posted');
  const id = outcome.kind === 'posted' ? outcome.id : undefined;
  expect(session().tables.statuses.get(id ?? '')?.content).toContain('new');
  expect(await texts()).toEqual(['new', 'old']);
  await end();
});

test('sendStatus: sends nothing for a draft with a problem', async () => {
  const { session, texts, end } = await setUp();
  expect(await sendStatus(session(), draft({}))).toEqual({ kind: 'notReady', problem: 'empty' });
  expect(await texts()).toEqual(['old']);
  await end();
});

test('sendStatus: edits the status of an edit instead of posting a new one', async () => {
  const { session, texts, oldId, end } = await setUp();
  const outcome = await sendStatus(session(), draft({ text: 'edited', editing: oldId }));
  expect(outcome).toEqual({ kind: 'posted', id: oldId });
  expect(session().tables.statuses.get(oldId)?.content).toContain('edited');
  expect(await texts()).toEqual(['edited']);
  await end();
});

test('sendStatus: shows a notice of a scheduled post for 8 s', async () => {
  const { session, notices, texts, end } = await setUp();
  const scheduledAt = new Date(Date.now() + 86_400_000).toISOString();
  const outcome = await sendStatus(session(), draft({ text: 'later', scheduledAt }));
  expect(outcome).toEqual({ kind: 'posted' });
  expect(notices.store.getState()).toMatchObject([
    { level: 'success', messageKey: 'status.scheduled', timeoutMs: 8_000 },
  ]);
  expect(await texts()).toEqual(['old']);
  await end();
});

test('sendStatus: deletes a redrafted status after the new one is posted', async () => {
  const { session, texts, oldId, requestedPaths, end } = await setUp();
  await sendStatus(session(), draft({ text: 'new', redrafts: oldId }));
  expect(await texts()).toEqual(['new']);
  expect(session().tables.statuses.get(oldId)?.isDeleted).toBe(true);
  expect(requestedPaths().filter((line) => /^(POST|DELETE)/.test(line))).toEqual([
    'POST /api/v1/statuses',
    `DELETE /api/v1/statuses/${oldId}`,
  ]);
  await end();
});

test('sendStatus: shows a notice if the redrafted status could not be deleted', async () => {
  const { session, texts, oldId, faults, noticeKeys, end } = await setUp();
  faults.of = ({ method }) =>
    method === 'DELETE' ? Response.json({}, { status: 500 }) : undefined;
  const outcome = await sendStatus(session(), draft({ text: 'new', redrafts: oldId }));
  expect(outcome.kind).toBe('posted');
  expect(noticeKeys()).toEqual(['status.old_not_deleted']);
  expect(await texts()).toEqual(['new', 'old']);
  await end();
});

const scheduledAt = new Date(Date.now() + 86_400_000).toISOString();

test.each<[string, number, number, Partial<Draft>, readonly object[]]>([
  ['a post without its only file', 1, 0, {}, [{ count: 1 }]],
  ['a post without two of three files', 3, 1, {}, [{ count: 2 }]],
  ['a scheduled post', 2, 1, { scheduledAt }, [{ at: scheduledAt }, { count: 1 }]],
  ['an edited post', 2, 0, { editing: 'old' }, [{ count: 2 }]],
  ['a post with all files', 2, 2, {}, []],
])(
  'sendStatus: shows a notice with the number of files that the server left out: %s',
  async (_name, ...given) => {
    const [sent, posted, fields, expected] = given;
    const { session, notices, faults, end } = await setUp();
    const media_attachments = Array.from({ length: posted }, (_, id) => ({ id: String(id) }));
    faults.of = ({ method }) => {
      if (method === 'GET') return undefined;
      const kind =
        fields.scheduledAt === undefined
          ? { account: { id: '1' } }
          : { scheduled_at: scheduledAt, params: {} };
      return Response.json({ id: '9', media_attachments, ...kind });
    };
    const attachments = Array.from({ length: sent }, (_, id) => file(String(id)));
    const outcome = await sendStatus(session(), draft({ text: 'x', attachments, ...fields }));
    expect(outcome.kind).toBe('posted');
    expect(notices.store.getState().map(({ messageArgs }) => messageArgs)).toEqual(expected);
    await end();
  },
);

test('sendStatus: sends descriptions before the post, and posts nothing if that fails', async () => {
  const { session, texts, faults, requestedPaths, end } = await setUp();
  faults.of = ({ url }) =>
    url.includes('/media/') ? Response.json({}, { status: 422 }) : undefined;
  const attachments = [{ ...file('M'), description: 'A heron' }];
  const outcome = await sendStatus(session(), draft({ text: 'new', attachments }));
  expect(outcome).toMatchObject({ kind: 'failed', isRefused: false });
  expect(requestedPaths()).toContain('PUT /api/v1/media/M');
  expect(await texts()).toEqual(['old']);
  await end();
});

test.each([
  [400, true],
  [408, false],
  [413, true],
  [422, true],
  [499, true],
  [429, false],
  [500, false],
  [503, false],
])('sendStatus: after a response with %i, sets isRefused to %s', async (status, isRefused) => {
  const { session, faults, end } = await setUp();
  faults.of = ({ method }) => (method === 'POST' ? Response.json({}, { status }) : undefined);
  const outcome = await sendStatus(session(), draft({ text: 'new' }));
  expect(outcome).toMatchObject({ kind: 'failed', isRefused, error: { status } });
  await end();
});

test('sendStatus: an edit sends descriptions of attached files where only the edit changes them [R-ATT-026]', async () => {
  const instance = await startTestInstance({ world: 'empty', config: { dialect: 'mastodon' } });
  const mira = await instance.as('mira');
  const form = new FormData();
  form.set('file', new Blob(['GIF89a'], { type: 'image/gif' }), 'heron.gif');
  const { body: media } = await mira.post('/api/v1/media', form);
  const { body: old } = await mira.post('/api/v1/statuses', {
    status: 'old',
    media_ids: [media.id],
  });
  const env = await startSession({ instance, signedInAs: 'mira' });
  await env.session().instanceLoaded;
  const attachments = [{ ...file(String(media.id)), description: 'A heron' }];
  const edited = draft({ text: 'edited', editing: String(old.id), attachments });
  expect(await sendStatus(env.session(), edited)).toEqual({ kind: 'posted', id: old.id });
  const { body } = await mira.get(`/api/v1/statuses/${old.id}`);
  expect(body.media_attachments).toMatchObject([{ id: media.id, description: 'A heron' }]);
  await env.end();
});

test('sendStatus: keeps the id of a quote that waits for approval', async () => {
  const instance = await startTestInstance({ world: 'empty', config: { dialect: 'mastodon' } });
  const jun = await instance.as('jun');
  const { body: quoted } = await jun.post('/api/v1/statuses', { status: 'Herons nest in March' });
  const env = await startSession({
    instance,
    signedInAs: 'mira',
    async faultOf(request) {
      if (request.method !== 'POST' || !request.url.endsWith('/statuses')) return undefined;
      const body: unknown = await (await instance.fetch(request)).json();
      const quote = { state: 'pending', quoted_status: null };
      return Response.json(typeof body === 'object' ? { ...body, quote } : body);
    },
  });
  await env.session().instanceLoaded;
  const outcome = await sendStatus(env.session(), draft({ text: 'See', quoteId: quoted.id }));
  const id = outcome.kind === 'posted' ? (outcome.id ?? '') : '';
  expect(env.session().tables.statuses.get(id)).toMatchObject({
    quoteId: quoted.id,
    quoteState: 'pending',
  });
  await env.end();
});
