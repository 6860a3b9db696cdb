import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { getWindow } from '#session/windows/open-windows.ts';
import { chooseInMoreMenu } from '#features/composer/testing/choose-in-more-menu.ts';
import { renderApp } from '#app/testing/render-app.tsx';

async function write(width: number) {
  /* jsdom has no layout, so the width of the panel is mocked. */
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(width);
  const app = await renderApp({ signedInAs: 'mira', path: '/main/friends' });
  const form = within(await screen.findByRole('form', { name: 'New post' }));
  const text = form.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' });
  await app.user.type(text, 'The heron is back');
  act(() => text.setSelectionRange(4, 4));
  return { ...app, form, text, dialog: () => screen.queryByRole('dialog', { name: 'New post' }) };
}

const files = ['one.gif', 'two.gif'].map((name) => new File(['GIF'], name, { type: 'image/gif' }));

test('ComposerPanel: in a narrow panel a poll opens the dialog with the same text and caret', async () => {
  const { user, form, dialog, current } = await write(272);
  await user.click(form.getByRole('button', { name: 'Poll' }));
  await waitFor(() => expect(dialog()).not.toBeNull());
  const there = within(await screen.findByRole('form', { name: 'New post' }));
  expect(there.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' }).value).toBe(
    'The heron is back',
  );
  expect(getWindow(current.store.getState(), 'composer')?.args.caret).toBe(4);
  there.getByRole('group', { name: 'Poll' });
});

test('ComposerPanel: in a narrow panel a thread opens the dialog with the focus in the new post', async () => {
  const { user, form } = await write(272);
  await chooseInMoreMenu(user, form, 'Continue as thread');
  const there = within(await screen.findByRole('dialog', { name: 'New post' }));
  const next = await there.findByRole('textbox', { name: 'Post 2' });
  await waitFor(() => expect(document.activeElement).toBe(next));
});

test('ComposerPanel: keeps a draft with a poll reachable after its dialog was closed', async () => {
  const { user, form, dialog } = await write(272);
  await user.click(form.getByRole('button', { name: 'Poll' }));
  await user.click(await screen.findByRole('button', { name: 'Close' }));
  expect(dialog()).toBeNull();
  const line = screen.getByRole('button', { name: 'Continue writing: The heron is back Poll' });
  expect(document.activeElement).toBe(line);
  await user.click(line);
  const there = within(await screen.findByRole('form', { name: 'New post' }));
  await user.click(there.getByRole('button', { name: 'Poll' }));
  await user.click(screen.getByRole('button', { name: 'Close' }));
  const folded = within(await screen.findByRole('form', { name: 'New post' }));
  expect(folded.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' }).value).toBe(
    'The heron is back',
  );
});

test('ComposerPanel: shows in the dialog which files were refused in the panel', async () => {
  const { form, current } = await write(272);
  const { instance } = current.store.getState();
  act(() => instance.setState(({ info }) => ({ info: { ...info, fileLimit: 1 } })));
  fireEvent.change(form.getByLabelText('Files to attach'), { target: { files } });
  const dialog = within(await screen.findByRole('dialog', { name: 'New post' }));
  expect((await dialog.findByText(/wasn’t attached/)).textContent).toContain('two.gif');
});

test('ComposerPanel: a poll stays in a wide panel', async () => {
  const { user, form, dialog } = await write(328);
  await user.click(form.getByRole('button', { name: 'Poll' }));
  await form.findByRole('group', { name: 'Poll' });
  expect(dialog()).toBeNull();
});

test('ComposerPanel: focuses the text when an empty form is submitted', async () => {
  const { user, form, text, requests } = await write(272);
  await user.clear(text);
  await user.click(document.body);
  await user.click(form.getByRole('button', { name: 'Post' }));
  expect(document.activeElement).toBe(text);
  expect(form.queryByRole('alert')).toBeNull();
  expect(requests.filter(({ method }) => method === 'POST')).toEqual([]);
});
