import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { stubNodeFormData } from '#app/testing/stub-node-form-data.ts';
import attachmentsSheet from '#features/composer/attachments/attachments.module.css?raw';
import { openAttachment } from '#features/composer/testing/open-attachment.ts';
import { renderApp, type RenderAppOptions } from '#app/testing/render-app.tsx';

beforeEach(stubNodeFormData);

/** The smallest valid GIF: one pixel. */
const gif = Uint8Array.from(
  atob('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'),
  (letter) => letter.codePointAt(0) ?? 0,
);
const picture = (name: string): File => new File([gif], name, { type: 'image/gif' });

const clipboard = (data: Record<string, string>, files: File[] = []) => ({
  clipboardData: {
    files,
    types: [...Object.keys(data), ...(files.length > 0 ? ['Files'] : [])],
    getData: (type: string) => data[type] ?? '',
  },
});

async function write(options: RenderAppOptions = {}) {
  const app = await renderApp({ signedInAs: 'mira', path: '/main/friends', ...options });
  const element = await screen.findByRole('form', { name: 'New post' });
  const form = within(element);
  await waitFor(() =>
    expect(app.current.store.getState().instance.getState().info.name).not.toBe(''),
  );
  const choose = (...files: File[]) =>
    app.user.upload(form.getByLabelText('Files to attach'), files);
  const posted = async () => {
    const { body } = await (await app.instance.as('mira')).get('/api/v1/timelines/home');
    return body;
  };
  return {
    ...app,
    element,
    form,
    choose,
    posted,
    text: form.getByRole('textbox', { name: 'Text' }),
    files: () =>
      within(form.getByRole('list', { name: 'Files' }))
        .getAllByRole('listitem')
        .map((item) => item.getAttribute('aria-label')),
    submit: () =>
      app.user.click(form.getByRole('button', { name: /^(Post|Uploading \d of \d…)$/ })),
  };
}

test('Composer: describes, reorders and posts files, saving the descriptions before the post [R-COMP-021 R-COMP-038]', async () => {
  const { user, form, choose, files, submit, posted, requests } = await write();
  await choose(picture('one.gif'), picture('two.gif'));
  await waitFor(() => expect(files()).toEqual(['one.gif', 'two.gif']));
  const two = await openAttachment(user, form, 'two.gif');
  await user.click(two.getByRole('button', { name: 'Move two.gif earlier' }));
  expect(files()).toEqual(['two.gif', 'one.gif']);
  await user.type(two.getByRole('textbox', { name: 'Description of two.gif' }), 'A heron');
  await user.click(two.getByRole('button', { name: 'Done' }));
  await waitFor(() =>
    expect(document.activeElement).toBe(
      form.getByRole('button', { name: 'ALT Edit the description of two.gif' }),
    ),
  );
  const one = await openAttachment(user, form, 'one.gif');
  await user.type(one.getByRole('textbox', { name: 'Description of one.gif' }), '  ');
  await user.click(one.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(form.queryByRole('progressbar')).toBeNull());
  await submit();
  await waitFor(async () => expect(await posted()).toHaveLength(1));
  const [status] = await posted();
  expect(
    status.media_attachments.map(({ description }: { description: string | null }) => description),
  ).toEqual(['A heron', null]);
  const calls = requests
    .filter(({ method }) => method === 'PUT' || method === 'POST')
    .map(
      ({ method, url }) => `${method} ${new URL(url).pathname.replace(/media\/.*/, 'media/ID')}`,
    );
  expect(calls.slice(-2)).toEqual(['PUT /api/v1/media/ID', 'POST /api/v1/statuses']);
});

test('Composer: rejects a file over the size limit, shows both sizes and sends nothing [R-COMP-035 R-COMP-036 R-COMP-041]', async () => {
  const { form, choose, requests } = await write({
    instanceOptions: { config: { limits: { upload: 1536 } } },
  });
  await choose(new File([new Uint8Array(4096)], 'large.bin'));
  const alert = await form.findByRole('alert');
  expect(alert.textContent).toContain('Couldn’t upload');
  expect(alert.textContent).toContain('4\u00A0KiB');
  expect(alert.textContent).toContain('1.5\u00A0KiB');
  expect(form.queryByRole('list', { name: 'Files' })).toBeNull();
  expect(requests.some(({ url }) => url.includes('/media'))).toBe(false);
});

test('Composer: shows why an upload failed and retries it on request [R-COMP-041]', async () => {
  const { user, form, choose, faults, submit, posted } = await write();
  faults.of = ({ url }) => (url.endsWith('/api/v1/media') ? 'offline' : undefined);
  await choose(picture('one.gif'));
  await form.findByText(/Couldn’t upload: Failed to connect/);
  await submit();
  await form.findByText('Uploads aren’t finished yet');
  faults.of = () => undefined;
  await user.click(form.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(form.queryByText(/Couldn’t upload/)).toBeNull());
  await waitFor(() => expect(form.queryByRole('progressbar')).toBeNull());
  await submit();
  await waitFor(async () => expect(await posted()).toHaveLength(1));
});

test('Composer: says that a file is too large if a proxy refuses it with 413 [R-COMP-041]', async () => {
  const { form, choose, faults } = await write();
  faults.of = ({ url }) =>
    url.endsWith('/api/v1/media') ? new Response('<html>', { status: 413 }) : undefined;
  await choose(picture('one.gif'));
  await form.findByText(/Couldn’t upload: The server refused this file of .* as too large/);
});

test('Composer: reports a description that could not be saved and keeps the draft [R-COMP-039]', async () => {
  const { user, form, choose, faults, submit, files, posted, requests } = await write();
  await choose(picture('one.gif'));
  const dialog = await openAttachment(user, form, 'one.gif');
  await user.type(dialog.getByRole('textbox', { name: /Description/ }), 'A heron');
  await user.click(dialog.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(form.queryByRole('progressbar')).toBeNull());
  faults.of = ({ method }) => (method === 'PUT' ? new Response('', { status: 500 }) : undefined);
  await submit();
  await form.findByText(/Couldn’t save a description/);
  expect(files()).toEqual(['one.gif']);
  const again = await openAttachment(user, form, 'one.gif');
  expect(again.getByRole('textbox', { name: /Description/ })).toHaveProperty('value', 'A heron');
  await user.click(again.getByRole('button', { name: 'Done' }));
  expect(requests.some(({ method, url }) => method === 'POST' && url.endsWith('/statuses'))).toBe(
    false,
  );
  faults.of = () => undefined;
  await submit();
  await waitFor(async () => expect(await posted()).toHaveLength(1));
});

test('Composer: accepts dropped and pasted files until the maximum number is reached [R-COMP-011 R-COMP-012 R-COMP-013 R-COMP-037]', async () => {
  const { element, form, current, files, text } = await write();
  const { instance } = current.store.getState();
  instance.setState(({ info }) => ({ info: { ...info, fileLimit: 2 } }));
  const pendingResponse = { types: ['Files'], files: [picture('dropped.gif')] };
  fireEvent.dragEnter(element, { dataTransfer: pendingResponse });
  expect(form.getByText('Drop files to attach them').closest('[aria-hidden="true"]')).toBeNull();
  fireEvent.drop(element, { dataTransfer: pendingResponse });
  await waitFor(() => expect(files()).toEqual(['dropped.gif']));
  const sign = form.getByText('Drop files to attach them');
  expect(sign.closest('[aria-hidden="true"]')).not.toBeNull();
  fireEvent.paste(text, clipboard({}, [picture('a.gif'), picture('b.gif')]));
  await waitFor(() => expect(files()).toEqual(['dropped.gif', 'a.gif']));
  expect(form.getByRole('alert').textContent).toContain('b.gif wasn’t attached');
  expect(form.getByRole('button', { name: 'Attach files' })).toHaveProperty('disabled', true);
  fireEvent.dragEnter(element, { dataTransfer: pendingResponse });
  form.getByText('Attachment limit reached');
});

test('DropOverlay: fades out within 500 ms [R-CONST-098]', () => {
  expect(/^\.drop \{[^}]*\}/m.exec(attachmentsSheet)?.[0]).toContain('transition: opacity 500ms;');
});

test.each([
  ['a spreadsheet', { 'text/plain': 'a\tb\n1\t2\n', 'text/html': '<table></table>' }],
  ['a word processor', { 'text/plain': 'Reiher', 'text/html': '<p>Reiher</p>', 'text/rtf': '{}' }],
  ['a page, with a path in its text', { 'text/plain': 'see /srv/image.gif' }],
  ['a page, with text in Persian', { 'text/plain': 'حواصیل', 'text/html': '<p>حواصیل</p>' }],
])(
  'useDroppedFiles: leaves text from %s to the browser, even with an image beside it [R-COMP-052]',
  async (_, data) => {
    const { element, form, text } = await write();
    /* `fireEvent` returns true if the default action, by which the browser pastes the text, was
       not prevented. */
    expect(fireEvent.paste(text, clipboard(data, [picture('image.gif')]))).toBe(true);
    expect(within(element).queryByRole('list', { name: 'Files' })).toBeNull();
    expect(form.queryByRole('alert')).toBeNull();
  },
);

test.each([
  ['no text', {}],
  ['an image copied in a browser, whose HTML is only the image', { 'text/html': '<img src="a">' }],
  ['empty text', { 'text/plain': '', 'text/html': '<img src="a">' }],
  ['blank text', { 'text/plain': ' \n' }],
  ['only the name of the file', { 'text/plain': 'image.gif' }],
  ['only the address of the file', { 'text/plain': 'file:///home/mira/image.gif' }],
  ['only the path of the file', { 'text/plain': '/srv/files/image.gif\n' }],
  ['only its path on Windows', { 'text/plain': String.raw`D:\pictures\image.gif` }],
])('useDroppedFiles: attaches a pasted file beside %s [R-COMP-052]', async (_, data) => {
  const { files, text } = await write();
  expect(fireEvent.paste(text, clipboard(data, [picture('image.gif')]))).toBe(false);
  await waitFor(() => expect(files()).toEqual(['image.gif']));
});

test('Composer: marks files under a subject as sensitive and keeps files in the draft [R-COMP-045 R-COMP-002]', async () => {
  const { user, form, choose, files } = await write();
  await user.click(form.getByRole('button', { name: 'Content warning (CW)' }));
  await user.type(form.getByRole('textbox', { name: 'Content warning' }), 'Birds');
  await choose(picture('one.gif'));
  await waitFor(() => expect(files()).toEqual(['one.gif']));
  form.getByRole('button', { name: 'Sensitive: remove this mark' });
  await user.click(await form.findByRole('button', { name: 'Remove one.gif' }));
  expect(form.queryByRole('list', { name: 'Files' })).toBeNull();
});

test('AttachmentItem: inserts a line break on Enter in a description and posts on Ctrl+Enter [R-ATT-012 R-ATT-013]', async () => {
  const { user, form, choose, posted, requests } = await write();
  await choose(picture('one.gif'));
  const dialog = await openAttachment(user, form, 'one.gif');
  const description = dialog.getByRole('textbox', { name: 'Description of one.gif' });
  await waitFor(() => expect(form.queryByRole('progressbar')).toBeNull());
  await user.type(description, 'A heron{Enter}by the water');
  expect(description).toHaveProperty('value', 'A heron\nby the water');
  expect(requests.some(({ method, url }) => method === 'POST' && url.endsWith('/statuses'))).toBe(
    false,
  );
  await user.type(description, '{Control>}{Enter}{/Control}');
  await waitFor(async () => expect(await posted()).toHaveLength(1));
  expect((await posted())[0].media_attachments[0].description).toBe('A heron\nby the water');
});

test('AttachmentItem: counts a description as the server does without truncating it [R-COMP-053]', async () => {
  const {
    user,
    form,
    choose,
    posted,
    submit: submitAll,
  } = await write({
    instanceOptions: { config: { limits: { description: 12 } } },
  });
  await choose(picture('one.gif'));
  const dialog = await openAttachment(user, form, 'one.gif');
  const description = dialog.getByRole('textbox', { name: 'Description of one.gif' });
  const counted = () => {
    const [id = ''] = (description.getAttribute('aria-describedby') ?? '').split(' ');
    return document.getElementById(id)?.textContent;
  };
  const submit = form.getByRole<HTMLButtonElement>('button', { name: /^(Post|Uploading)/ });
  const family = '👩‍👩‍👧‍👦';
  await user.click(description);
  await user.paste(family.repeat(13));
  expect(description).toHaveProperty('value', family.repeat(13));
  expect(counted()).toBe('-1');
  form.getByText('Too long. Use at most 12 characters.');
  form.getByText('The description of one.gif is too long.');
  await waitFor(() => expect(submit.disabled).toBe(true));
  await user.keyboard('{Backspace}');
  fireEvent.change(description, { target: { value: family.repeat(12) } });
  expect(counted()).toBe('0');
  await waitFor(() => expect(form.queryByRole('progressbar')).toBeNull());
  await waitFor(() => expect(submit.disabled).toBe(false));
  await submitAll();
  await waitFor(async () => expect(await posted()).toHaveLength(1));
  expect((await posted())[0].media_attachments[0].description).toBe(family.repeat(12));
});

test('AttachmentItem: moves a file by arrow keys, and by a drag to the place of another file', async () => {
  const { user, form, choose, files } = await write();
  await choose(picture('one.gif'), picture('two.gif'), picture('three.gif'));
  await waitFor(() => expect(files()).toEqual(['one.gif', 'two.gif', 'three.gif']));
  form.getByRole('button', { name: 'ALT Describe one.gif' }).focus();
  await user.keyboard('{ArrowLeft}');
  expect(files()).toEqual(['one.gif', 'two.gif', 'three.gif']);
  await user.keyboard('{ArrowRight}');
  expect(files()).toEqual(['two.gif', 'one.gif', 'three.gif']);
  const moved = form.getByRole('button', { name: 'ALT Describe one.gif' });
  expect(document.activeElement).toBe(moved);
  /* jsdom does not compute the direction from `dir`, so it is set as a style. */
  moved.style.direction = 'rtl';
  await user.keyboard('{ArrowRight}');
  expect(files()).toEqual(['one.gif', 'two.gif', 'three.gif']);
  await user.keyboard('{ArrowLeft}');
  expect(files()).toEqual(['two.gif', 'one.gif', 'three.gif']);
  moved.style.direction = '';

  const data = new Map<string, string>();
  const dataTransfer = {
    types: ['application/x-rookery-attachment'],
    setData: (type: string, value: string) => data.set(type, value),
    getData: (type: string) => data.get(type) ?? '',
  };
  fireEvent.dragStart(form.getByRole('listitem', { name: 'three.gif' }), { dataTransfer });
  fireEvent.drop(form.getByRole('listitem', { name: 'two.gif' }), { dataTransfer });
  expect(files()).toEqual(['three.gif', 'two.gif', 'one.gif']);
});
