import { expect, test } from 'vitest';
import type { Draft } from '#session/drafts/draft.ts';
import { sampleAttachment as file, sampleDraft } from '#session/drafts/testing/sample-draft.ts';
import { startSession } from '#session/testing/start-session.ts';
import { sendStatus } from './send-status.ts';

const addressed = sampleDraft({ text: '@jun is late', visibility: 'direct', to: ['mira'] });

const isDescription = ({ url }: Request): boolean =>
  /\/(?:instance|nodeinfo)(?:\/|$)/.test(new URL(url).pathname);

const isPost = ({ method, url }: Request): boolean =>
  method === 'POST' && new URL(url).pathname === '/api/v1/statuses';

async function setUp(describes: { wait?: Promise<void>; isOffline?: boolean }) {
  const env = await startSession({
    signedInAs: 'mira',
    faultOf: async (request) => {
      if (!isDescription(request)) return undefined;
      await describes.wait;
      return describes.isOffline === true ? 'offline' : undefined;
    },
  });
  const posts = (): Request[] => env.requests.filter(isPost);
  const recipients = async (): Promise<string[]> =>
    new URLSearchParams(await posts()[0]?.text()).getAll('to[]');
  const end = (): Promise<void> => env.end();
  return { ...env, end, posts, recipients };
}

test('sendStatus: waits until it knows what server it is, and then addresses only the chosen people', async () => {
  const { promise: wait, resolve } = Promise.withResolvers<void>();
  const { session, recipients, end } = await setUp({ wait });
  const sending = sendStatus(session(), addressed);
  await new Promise((done) => void setImmediate(done));
  resolve();
  expect((await sending).kind).toBe('posted');
  expect(await recipients()).toEqual(['mira']);
  await end();
});

test.each<[string, Partial<Draft>]>([
  ['a message to chosen people', { visibility: 'direct', to: ['mira'] }],
  ['a post that few may quote', { quotePolicy: 'nobody' }],
  ['a quote', { quoteId: '1' }],
  ['a redraft with files', { redrafts: '1', attachments: [file('M')] }],
  ['an edit of who may quote', { editing: '1', quotePolicy: 'followers' }],
])('sendStatus: does not send %s before it knows what server it is', async (_, fields) => {
  const { session, posts, requestedPaths, end } = await setUp({ isOffline: true });
  const outcome = await sendStatus(session(), sampleDraft({ text: 'x', ...fields }));
  expect(outcome).toMatchObject({ kind: 'failed', isRefused: false });
  expect(posts()).toEqual([]);
  expect(requestedPaths().filter((line) => /^(?:PUT|DELETE)/.test(line))).toEqual([]);
  await end();
});

test('sendStatus: requests the description of the server again when a post is sent again', async () => {
  const describes = { isOffline: true };
  const { session, recipients, end } = await setUp(describes);
  expect((await sendStatus(session(), addressed)).kind).toBe('failed');
  describes.isOffline = false;
  expect((await sendStatus(session(), addressed)).kind).toBe('posted');
  expect(await recipients()).toEqual(['mira']);
  await end();
});

test('sendStatus: sends other posts without waiting for the description of the server', async () => {
  const { session, end } = await setUp({ isOffline: true });
  expect((await sendStatus(session(), sampleDraft({ text: 'x' }))).kind).toBe('posted');
  await end();
});
