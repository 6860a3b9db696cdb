import { afterEach, expect, test } from 'vitest';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';
import { viewerDrafts } from '#session/drafts/drafts.ts';
import { sampleAttachment, sampleDraft } from '#session/drafts/testing/sample-draft.ts';
import { respondAsGoToSocial } from '#session/testing/respond-as-gotosocial.ts';
import { startSession } from '#session/testing/start-session.ts';
import type { Fault } from '#session/testing/test-environment.ts';
import { sendStatus } from './send-status.ts';

const cleanups: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const end of cleanups.splice(0)) await end();
});

const alreadyAttached = () =>
  Response.json({ error: 'Bad Request: media already attached to status: 7' }, { status: 400 });

/**
 * A session whose server refuses files that are attached to a status that exists, as GoToSocial
 * does. `answer` replaces the response to a post or deletion.
 */
async function start({ isOther = true } = {}) {
  const instance = await startTestInstance({ world: 'empty' });
  const mira = await instance.as('mira');
  const { body: old } = await mira.post('/api/v1/statuses', { status: 'old' });
  const oldId = String(old.id);
  let isOldThere = true;
  const lines: string[] = [];
  const faults: { answer: (line: string) => Fault } = { answer: () => undefined };
  const answer = ({ method, url }: Request): Fault => {
    const { pathname } = new URL(url);
    if (method === 'GET' || !pathname.startsWith('/api/v1/statuses')) return undefined;
    const line = `${method} ${pathname.replace(oldId, 'OLD')}`;
    lines.push(line);
    const fault = faults.answer(line);
    if (fault) return fault;
    if (method === 'DELETE') isOldThere = false;
    if (method !== 'POST') return undefined;
    if (isOldThere && isOther) return alreadyAttached();
    const media_attachments = [{ id: '7', type: 'image', url: 'https://a.example/7.png' }];
    const account = { id: mira.account?.id, acct: 'mira' };
    return Response.json({ id: '99', account, content: 'new', media_attachments });
  };
  const env = await startSession({
    instance,
    signedInAs: 'mira',
    faultOf: isOther ? respondAsGoToSocial(instance, answer) : answer,
  });
  cleanups.push(() => env.end());
  const session = env.session();
  await session.instanceLoaded;
  const draft = sampleDraft({
    text: 'new',
    redrafts: oldId,
    attachments: [sampleAttachment('7')],
  });
  const copies = () => session.part(viewerDrafts).list();
  return { ...env, live: session, draft, lines, copies, answers: faults };
}

test('sendStatus: deletes a redrafted status with files before it posts on servers that attach a file to one status only', async () => {
  const { live, draft, lines, copies } = await start();
  expect(await sendStatus(live, draft)).toEqual({ kind: 'posted', id: '99' });
  expect(lines).toEqual(['DELETE /api/v1/statuses/OLD', 'POST /api/v1/statuses']);
  expect(copies()).toEqual([]);
});

test('sendStatus: deletes a redrafted status without files after it has posted, on every server', async () => {
  const { live, draft, lines, answers } = await start();
  answers.answer = (line) =>
    line.startsWith('POST')
      ? Response.json({ id: '99', account: { id: '1', acct: 'mira' }, content: 'new' })
      : undefined;
  await sendStatus(live, { ...draft, attachments: [] });
  expect(lines).toEqual(['POST /api/v1/statuses', 'DELETE /api/v1/statuses/OLD']);
});

test('sendStatus: deletes a redrafted status with files after it has posted on Akkoma', async () => {
  const { live, draft, lines } = await start({ isOther: false });
  await sendStatus(live, draft);
  expect(lines).toEqual(['POST /api/v1/statuses', 'DELETE /api/v1/statuses/OLD']);
});

test('sendStatus: posts again if the files of the deleted status are detached later', async () => {
  const { live, draft, lines, answers, clock } = await start();
  let posts = 0;
  answers.answer = (line) => {
    if (!line.startsWith('POST')) return undefined;
    posts += 1;
    return posts === 1 ? alreadyAttached() : undefined;
  };
  const sent = sendStatus(live, draft);
  await expect.poll(() => posts).toBe(1);
  await clock.advance(2_000);
  expect((await sent).kind).toBe('posted');
  expect(lines).toHaveLength(3);
});

test.each([
  ['is unreachable', 'offline' as const],
  ['fails', 'error' as const],
])(
  'sendStatus: keeps the draft with its files if the server %s after the deletion',
  async (_, how) => {
    const { live, draft, lines, copies, answers, area } = await start();
    answers.answer = (line) => {
      if (!line.startsWith('POST')) return undefined;
      return how === 'offline' ? how : Response.json({ error: 'No' }, { status: 500 });
    };
    expect((await sendStatus(live, draft)).kind).toBe('failed');
    expect(copies().map((copy) => copy.draft)).toMatchObject([
      { text: 'new', redrafts: draft.redrafts, attachments: [{ mediaId: '7' }] },
    ]);
    expect(JSON.stringify([...area.items])).toContain(draft.redrafts);

    answers.answer = (line) =>
      line.startsWith('DELETE')
        ? Response.json({ error: 'Not Found' }, { status: 404 })
        : undefined;
    expect((await sendStatus(live, draft)).kind).toBe('posted');
    expect(lines.filter((line) => line.startsWith('DELETE'))).toHaveLength(2);
    expect(copies()).toEqual([]);
  },
);

test('sendStatus: posts nothing if the redrafted status could not be deleted', async () => {
  const { live, draft, lines, answers } = await start();
  answers.answer = (line) =>
    line.startsWith('DELETE') ? Response.json({ error: 'No' }, { status: 500 }) : undefined;
  expect((await sendStatus(live, draft)).kind).toBe('failed');
  expect(lines.every((line) => line.startsWith('DELETE'))).toBe(true);
});
