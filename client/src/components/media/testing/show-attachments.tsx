import { showStatus, type ShowOptions } from '#components/status/testing/show-status.tsx';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';

/** Renders the card of a status with these attachments. */
export async function showAttachments(
  files: readonly object[],
  fields: object = {},
  options: Partial<ShowOptions> = {},
) {
  const instance = await startTestInstance({ world: 'empty' });
  const jun = await instance.as('jun');
  const { body } = await jun.post('/api/v1/statuses', { status: 'Look' });
  return showStatus(body.id, {
    instance,
    fields: { media_attachments: files, ...fields },
    ...options,
  });
}
