import { screen, within } from '@testing-library/react';
import { renderApp } from '#app/testing/render-app.tsx';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';

/** Shows Mira's timeline with one status that has these attachments. */
export async function showTimelineWithAttachments(files: readonly object[], fields: object = {}) {
  const instance = await startTestInstance({ world: 'empty' });
  const mira = await instance.as('mira');
  const { body } = await mira.post('/api/v1/statuses', { status: 'Look' });
  const app = await renderApp({
    instance,
    signedInAs: 'mira',
    path: '/main/friends',
    async faultOf(request) {
      if (!request.url.includes(body.id) && !request.url.includes('/timelines/')) return undefined;
      const text = await (await instance.fetch(request.clone())).text();
      const response: unknown = JSON.parse(text, (_, value) =>
        value?.id === body.id ? { ...value, media_attachments: files, ...fields } : value,
      );
      return Response.json(response);
    },
  });
  await screen.findByText('Look');
  return app;
}

/** Opens the lightbox by a click on the first attachment. */
export async function openFirstAttachment(files: readonly object[]) {
  const app = await showTimelineWithAttachments(files);
  const opener = await screen.findByRole('link', { name: /^Heron 1/ });
  opener.focus();
  await app.user.click(opener);
  const dialog = await screen.findByRole('dialog', { name: 'Media viewer' });
  return { ...app, opener, inside: within(dialog) };
}
