import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { stubNodeFormData } from '#app/testing/stub-node-form-data.ts';
import { openAttachment } from '#features/composer/testing/open-attachment.ts';
import { renderApp, type RenderAppOptions } from '#app/testing/render-app.tsx';

beforeEach(stubNodeFormData);

/** The smallest valid GIF: one pixel. */
const gif = Uint8Array.from(
  atob('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'),
  (letter) => letter.codePointAt(0) ?? 0,
);
const picture = (name: string): File => new File([gif], name, { type: 'image/gif' });

async function write(options: RenderAppOptions = {}) {
  const app = await renderApp({ signedInAs: 'mira', path: '/main/friends', ...options });
  const form = within(await screen.findByRole('form', { name: 'New post' }));
  await waitFor(() =>
    expect(app.current.store.getState().instance.getState().info.name).not.toBe(''),
  );
  return {
    ...app,
    form,
    choose: (...files: File[]) => app.user.upload(form.getByLabelText('Files to attach'), files),
    submit: () =>
      app.user.click(form.getByRole('button', { name: /^(Post|Uploading \d of \d…)$/ })),
    posted: async () => (await (await app.instance.as('mira')).get('/api/v1/timelines/home')).body,
    mediaRequests: () =>
      app.requests
        .map(({ method, url }) => `${method} ${new URL(url).pathname}`)
        .filter((line) => line.includes('/media')),
  };
}

test('AttachmentItem: waits until the server has processed a file, then posts it', async () => {
  let late = 0;
  const instanceOptions = { config: { mediaSeconds: 60 }, now: () => Date.now() + late };
  const { form, choose, clock, submit, posted, mediaRequests } = await write({ instanceOptions });
  await choose(picture('one.gif'));
  await waitFor(() => expect(form.getAllByText('Processing on the server…')).toHaveLength(2));
  await act(() => clock.advance(1000));
  await waitFor(() => expect(mediaRequests()).toHaveLength(2));
  await submit();
  await form.findByText('Uploads aren’t finished yet');
  late = 60_000;
  await act(() => clock.advance(1500));
  await form.findByText('1 file is attached');
  expect(form.queryByText('Processing on the server…')).toBeNull();
  await submit();
  await waitFor(async () => expect(await posted()).toHaveLength(1));
  expect((await posted())[0].media_attachments).toHaveLength(1);
  const [id] = mediaRequests()[1]?.split('/').slice(-1) ?? [];
  expect(mediaRequests()).toEqual([
    'POST /api/v2/media',
    `GET /api/v1/media/${id}`,
    `GET /api/v1/media/${id}`,
  ]);
});

test('AttachmentItem: removes a file in processing and uploads a failed one again', async () => {
  const instanceOptions = { config: { mediaSeconds: 60 } };
  const { form, user, choose, clock, faults, mediaRequests } = await write({ instanceOptions });
  await choose(picture('one.gif'));
  const cancel = await form.findByRole('button', { name: 'Cancel upload of one.gif' });
  await waitFor(() => expect(form.getAllByText('Processing on the server…')).toHaveLength(2));
  await user.click(cancel);
  expect(form.queryByRole('list', { name: 'Files' })).toBeNull();
  await act(() => clock.advance(60_000));
  expect(mediaRequests()).toEqual(['POST /api/v2/media']);

  await choose(picture('two.gif'));
  await waitFor(() => expect(form.getAllByText('Processing on the server…')).toHaveLength(2));
  faults.of = ({ method, url }) =>
    method === 'GET' && url.includes('/media/')
      ? Response.json({ error: 'Cannot read it' }, { status: 422 })
      : undefined;
  await act(() => clock.advance(1000));
  await form.findByText(/Couldn’t upload: The server says: Cannot read it/);
  faults.of = () => undefined;
  await user.click(form.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(form.getAllByText('Processing on the server…')).toHaveLength(2));
  expect(mediaRequests().filter((line) => line.startsWith('POST'))).toHaveLength(3);
});

test('AttachmentItem: sets the focal point by keyboard and pointer and posts it', async () => {
  const instanceOptions = { config: { focalPoints: true } };
  const { form, user, choose, submit, posted } = await write({ instanceOptions });
  await choose(picture('one.gif'));
  await form.findByText('1 file is attached');
  const dialog = await openAttachment(user, form, 'one.gif');
  await user.click(dialog.getByRole('button', { name: 'Focal point' }));
  const point = form.getByRole('slider', { name: 'Focal point of one.gif' });
  expect(point.getAttribute('aria-valuetext')).toBe('50% from the left, 50% from the top');
  point.setPointerCapture = () => undefined;
  point.getBoundingClientRect = () => new DOMRect(0, 0, 200, 100);
  fireEvent.pointerDown(point, { clientX: 50, clientY: 25, pointerId: 1 });
  expect(point.getAttribute('aria-valuetext')).toBe('25% from the left, 25% from the top');
  point.focus();
  await user.keyboard('{ArrowLeft}{Shift>}{ArrowDown}{/Shift}');
  expect(point.getAttribute('aria-valuetext')).toBe('20% from the left, 50% from the top');
  await user.click(dialog.getByRole('button', { name: 'Done' }));
  await submit();
  await waitFor(async () => expect(await posted()).toHaveLength(1));
  expect((await posted())[0].media_attachments[0].meta.focus).toEqual({ x: -0.6, y: 0 });
});

test('AttachmentItem: offers no focal point if the server does not support it', async () => {
  const { form, user, choose } = await write();
  await choose(picture('one.gif'));
  await form.findByText('1 file is attached');
  const dialog = await openAttachment(user, form, 'one.gif');
  expect(dialog.queryByRole('button', { name: 'Focal point' })).toBeNull();
});

test('Composer: clears a description on the server if it is removed after a failed post', async () => {
  const { form, user, choose, faults, submit, posted } = await write();
  await choose(picture('one.gif'));
  const dialog = await openAttachment(user, form, 'one.gif');
  const description = dialog.getByRole('textbox', { name: 'Description of one.gif' });
  await user.type(description, 'A heron');
  await form.findByText('1 file is attached');
  faults.of = ({ url }) => (url.endsWith('/api/v1/statuses') ? 'offline' : undefined);
  await submit();
  await form.findByText(/Failed to connect/);
  faults.of = () => undefined;
  await user.clear(description);
  await submit();
  await waitFor(async () => expect(await posted()).toHaveLength(1));
  expect((await posted())[0].media_attachments[0].description).toBeNull();
});
