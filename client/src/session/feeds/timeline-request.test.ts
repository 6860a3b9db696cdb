import { expect, test } from 'vitest';
import { startSession } from '#session/testing/start-session.ts';

test('fetchMentions: leaves out statuses of subscribed accounts that do not mention or reply to the viewer [R-TL-021 R-NOTIF-029]', async () => {
  const env = await startSession({ signedInAs: 'mira' });
  const jun = await env.instance.as('jun');
  const mira = await env.instance.as('mira');
  const post = async (text: string, more: object = {}): Promise<string> =>
    (await jun.post('/api/v1/statuses', { status: text, ...more })).body.id;
  await mira.post(`/api/v1/pleroma/accounts/${jun.account?.id ?? ''}/subscribe`);
  const { body: own } = await mira.post('/api/v1/statuses', { status: 'a heron' });
  await post('news for nobody in particular');
  const named = await post('hello @mira');
  const reply = await post('where?', { in_reply_to_id: own.id });
  const loader = env.session().feeds.loaderFor({ kind: 'mentions' });
  await loader.loadNewer();
  expect(loader.feed.items).toEqual([reply, named]);
  await env.end();
});
