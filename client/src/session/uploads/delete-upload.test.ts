import { expect, test } from 'vitest';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';
import { viewerDrafts } from '#session/drafts/drafts.ts';
import { outboxStorage } from '#session/outbox/outbox-storage.ts';
import { sampleAttachment, sampleDraft } from '#session/drafts/testing/sample-draft.ts';
import { startSession } from '../testing/start-session.ts';
import { deleteUpload } from './delete-upload.ts';

const upload = { ...sampleAttachment('M'), key: 'local' };

test.each([
  ['an upload', 'mastodon', true, upload],
  [
    'an upload that is still processed',
    'mastodon',
    true,
    { ...upload, mediaId: null, workedOnId: 'M' },
  ],
  ['a file of an existing post', 'mastodon', false, sampleAttachment('M')],
  ['a file that was not uploaded', 'mastodon', false, { ...upload, mediaId: null }],
  ['an upload to a server without the call', 'akkoma', false, upload],
] as const)(
  'deleteUpload: for %s (%s), deletes the file on the server: %s',
  async (_, dialect, isDeleted, file) => {
    const instance = await startTestInstance({ world: 'empty', config: { dialect } });
    const env = await startSession({ instance, signedInAs: 'mira' });
    const session = env.session();
    await session.instanceLoaded;
    await deleteUpload(session, 'status', file);
    expect(env.requestedPaths().includes('DELETE /api/v1/media/M')).toBe(isDeleted);
    await env.end();
  },
);

test('deleteUpload: keeps an upload that another draft has [R-ATT-027]', async () => {
  const instance = await startTestInstance({ world: 'empty', config: { dialect: 'mastodon' } });
  const env = await startSession({ instance, signedInAs: 'mira' });
  const session = env.session();
  await session.instanceLoaded;
  session.part(viewerDrafts).saveCopy(sampleDraft({ text: 'other', attachments: [upload] }));
  await deleteUpload(session, 'status', upload);
  expect(env.requestedPaths()).not.toContain('DELETE /api/v1/media/M');
  await env.end();
});

test('deleteUpload: keeps an upload that a queued post has [R-ATT-027]', async () => {
  const instance = await startTestInstance({ world: 'empty', config: { dialect: 'mastodon' } });
  const env = await startSession({ instance, signedInAs: 'mira' });
  const session = env.session();
  await session.instanceLoaded;
  const draft = sampleDraft({ text: 'queued', attachments: [upload] });
  session
    .part(outboxStorage)
    .put([{ draft, place: 'new', state: 'waiting', due: 0, attempts: 0, failure: undefined }]);
  expect(session.part(outboxStorage).list()).toHaveLength(1);
  await deleteUpload(session, 'status', upload);
  expect(env.requestedPaths()).not.toContain('DELETE /api/v1/media/M');
  await env.end();
});
