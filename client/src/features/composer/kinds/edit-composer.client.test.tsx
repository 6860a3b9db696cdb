import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '#app/testing/render-app.tsx';
import { ingestStatus } from '#store/ingest/ingest-status.ts';
import {
  chooseVisibility,
  findVisibilityButton,
} from '#features/composer/testing/choose-visibility.ts';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';

async function cardOf(id: string) {
  const found = await waitFor(() => {
    const card = document.querySelector<HTMLElement>(`[data-status="${id}"]`);
    if (!card) throw new Error('not drawn yet');
    return card;
  });
  return within(found);
}

/** Shows one status of the viewer and one of another account in the home timeline. */
async function reads(own: Record<string, unknown> = {}) {
  const instance = await startTestInstance({ world: 'empty' });
  const jun = await instance.as('jun');
  const mira = await instance.as('mira');
  await mira.post(`/api/v1/accounts/${jun.account?.id}/follow`);
  await jun.post('/api/v1/statuses', { status: 'Gulls too' });
  const { body: mine } = await mira.post('/api/v1/statuses', { status: 'The heron is', ...own });
  const app = await renderApp({ instance, signedInAs: 'mira', path: '/main/friends' });
  await app.current.store.getState().instanceLoaded;
  return {
    ...app,
    mira,
    mine,
    choose: async (name: string) => {
      const card = await cardOf(mine.id);
      await app.user.click(card.getByRole('button', { name: /^More/ }));
      await app.user.click(await screen.findByRole('menuitem', { name }));
    },
    dialogForm: async (name: string) => {
      const dialog = within(await screen.findByRole('dialog'));
      return within(await dialog.findByRole('form', { name }));
    },
    home: async () => (await mira.get('/api/v1/timelines/home')).body,
  };
}

const textOf = (form: Pick<typeof screen, 'getByRole'>) =>
  form.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' });

test('EditComposer: shows an error and a retry button if the source cannot be loaded [R-CONV-014]', async () => {
  const { choose, dialogForm, user, faults } = await reads();
  faults.of = ({ url }) =>
    url.endsWith('/source') ? Response.json({ error: 'Not today' }, { status: 400 }) : undefined;
  await choose('Edit');
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByText('Error fetching source: The server says: Not today');
  faults.of = () => undefined;
  await user.click(dialog.getByRole('button', { name: 'Try again' }));
  expect(textOf(await dialogForm('Edit post')).value).toBe('The heron is');
});

test('EditComposer: waits for the new source after an edit', async () => {
  const { choose, dialogForm, user, home, faults } = await reads();
  await choose('Edit');
  const form = await dialogForm('Edit post');
  await user.type(textOf(form), ' back');
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(async () => expect((await home())[0].content).toBe('The heron is back'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await screen.findByText('Changes saved');
  const pendingResponse = Promise.withResolvers<undefined>();
  faults.of = ({ url }) => (url.endsWith('/source') ? pendingResponse.promise : undefined);
  await choose('Edit');
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByText('Loading your post…');
  expect(dialog.queryByRole('form')).toBeNull();
  pendingResponse.resolve(undefined);
  const again = await dialog.findByRole('form', { name: 'Edit post' });
  expect(textOf(within(again)).value).toBe('The heron is back');
});

test('EditComposer: starts with remote changes, and keeps files and sensitivity [R-CALL-071]', async () => {
  const { choose, dialogForm, user, mira, mine, home } = await reads();
  await cardOf(mine.id);
  const file = new FormData();
  file.append('file', new Blob(['the call of a heron'], { type: 'text/plain' }), 'call.txt');
  const { body: media } = await mira.post('/api/v1/media', file);
  const remote = { status: 'The heron was', sensitive: true, media_ids: [media.id] };
  await mira.put(`/api/v1/statuses/${mine.id}`, remote);
  await choose('Edit');
  const form = await dialogForm('Edit post');
  expect(textOf(form).value).toBe('The heron was');
  await user.type(textOf(form), ' here');
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(async () => expect((await home())[0].content).toBe('The heron was here'));
  const [{ sensitive, media_attachments }] = await home();
  expect(sensitive).toBe(true);
  expect(media_attachments).toMatchObject([{ id: media.id }]);
});

test.each([true, false])(
  'EditComposer: after a remote edit loads the new text, or keeps the draft with a warning (edited here: %s)',
  async (isEdited) => {
    const { choose, dialogForm, user, mira, mine, faults, current } = await reads();
    await choose('Edit');
    const form = await dialogForm('Edit post');
    if (isEdited) await user.type(textOf(form), ' mine');
    const { body } = await mira.put(`/api/v1/statuses/${mine.id}`, { status: 'From elsewhere' });
    const pendingResponse = Promise.withResolvers<undefined>();
    faults.of = ({ url }) => (url.endsWith('/source') ? pendingResponse.promise : undefined);
    const { tables, viewerId } = current.store.getState();
    act((): void => {
      ingestStatus(tables, body, { requestedAt: Date.now(), viewerId });
    });
    const dialog = within(await screen.findByRole('dialog'));
    if (!isEdited) {
      await dialog.findByText('Loading your post…');
      expect(dialog.queryByRole('form')).toBeNull();
    }
    pendingResponse.resolve(undefined);
    if (isEdited) await dialog.findByText(/This post was edited elsewhere while you were writing/);
    const again = within(await dialog.findByRole('form', { name: 'Edit post' }));
    expect(textOf(again).value).toBe(isEdited ? 'The heron is mine' : 'From elsewhere');
  },
);

test('EditComposer: edits a status with its source, fixed visibility and poll, and a warning [R-COMP-016 R-COMP-050]', async () => {
  const { choose, dialogForm, user, mine, home } = await reads({ spoiler_text: 'birds' });
  await choose('Edit');
  const form = await dialogForm('Edit post');
  expect(textOf(form).value).toBe('The heron is');
  expect(form.getByRole<HTMLInputElement>('textbox', { name: 'Content warning' }).value).toBe(
    'birds',
  );
  expect(form.queryByRole('button', { name: /^Visibility: / })).toBeNull();
  expect(form.queryByRole('button', { name: 'Poll' })).toBeNull();
  form.getByText(/Other servers may ignore this edit/);
  await user.type(textOf(form), ' back');
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await (await cardOf(mine.id)).findByText('The heron is back');
  expect((await home())[0]).toMatchObject({ id: mine.id, spoiler_text: 'birds' });
});

test('EditComposer: redrafts with all fields and deletes the old status after the new one is posted [R-ACT-022]', async () => {
  const { choose, dialogForm, user, faults, home, mine } = await reads({
    language: 'pt',
    visibility: 'unlisted',
    poll: { options: ['yes', 'no'], expires_in: 7200, multiple: true },
  });
  await choose('Delete and re-draft');
  await user.click(await screen.findByRole('button', { name: 'Re-draft' }));
  const form = await dialogForm('New post');
  expect(form.getByRole<HTMLSelectElement>('combobox', { name: 'Language' }).value).toBe('pt');
  expect(form.getByRole<HTMLInputElement>('spinbutton', { name: 'Duration' }).value).toBe('2');
  await user.type(textOf(form), ' back');
  let isDown = true;
  faults.of = ({ method, url }) =>
    isDown && method === 'POST' && url.endsWith('/statuses') ? 'offline' : undefined;
  await user.click(form.getByRole('button', { name: 'Post' }));
  await form.findByRole('alert');
  expect((await home()).map(({ id }: { id: string }) => id)).toContain(mine.id);
  isDown = false;
  await user.click(form.getByRole('button', { name: 'Post' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const [newest, ...others] = await home();
  expect(newest).toMatchObject({
    language: 'pt',
    visibility: 'unlisted',
    poll: { multiple: true },
  });
  expect(others.map(({ id }: { id: string }) => id)).not.toContain(mine.id);
});

test.each(['', '!', '…'])(
  'EditComposer: a redraft with %j added does not count as a repetition of the post that it replaces',
  async (more) => {
    const { choose, dialogForm, user } = await reads();
    await choose('Delete and re-draft');
    await user.click(await screen.findByRole('button', { name: 'Re-draft' }));
    const form = await dialogForm('New post');
    if (more !== '') await user.type(textOf(form), more);
    /* The missing description of a file causes a warning, which is computed together with the
       others. */
    const file = new File(['a'], 'heron.png', { type: 'image/png' });
    await user.upload(form.getByLabelText('Files to attach'), [file]);
    await form.findByText('1 image has no description');
    expect(form.queryByRole('button', { name: /more warning/ })).toBeNull();
  },
);

test('EditComposer: shows the visibility and warns when a redraft is wider than its parent', async () => {
  const instance = await startTestInstance({ world: 'empty' });
  const jun = await instance.as('jun');
  const mira = await instance.as('mira');
  const post = { status: 'Between us', visibility: 'unlisted' };
  const { body: otherPost } = await jun.post('/api/v1/statuses', post);
  const answer = { status: 'The heron is', visibility: 'public', in_reply_to_id: otherPost.id };
  const { body: mine } = await mira.post('/api/v1/statuses', answer);
  const { user } = await renderApp({
    instance,
    signedInAs: 'mira',
    path: `/notice/${mine.id}`,
  });
  const card = await cardOf(mine.id);
  await user.click(card.getByRole('button', { name: /^More/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete and re-draft' }));
  await user.click(await screen.findByRole('button', { name: 'Re-draft' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New post' }));
  const form = within(await dialog.findByRole('form', { name: 'New post' }));
  expect(findVisibilityButton(form).textContent).toBe('Public');
  await form.findByText('Your reply is more public than the original post');
  await chooseVisibility(user, form, 'Unlisted');
  await waitFor(() => expect(form.queryByText(/^Your reply is more public/)).toBeNull());
});
