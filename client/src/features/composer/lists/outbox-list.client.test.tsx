import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp, type RenderAppOptions } from '#app/testing/render-app.tsx';
import type { PreferenceStore } from '#session/preferences/preference-store.ts';
import { chooseInMoreMenu } from '#features/composer/testing/choose-in-more-menu.ts';

async function write(
  options: RenderAppOptions & { prefer?: (preferences: PreferenceStore) => void } = {},
) {
  const app = await renderApp({ signedInAs: 'mira', path: '/main/friends', ...options });
  const session = app.current.store.getState();
  await session.instanceLoaded;
  act(() => options.prefer?.(session.preferences));
  const form = within(await screen.findByRole('form', { name: 'New post' }));
  return {
    ...app,
    form,
    text: form.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' }),
    mine: async (): Promise<unknown[]> =>
      (await (await app.instance.as('mira')).get('/api/v1/timelines/home')).body,
    onTheWay: async () => within(await screen.findByRole('region', { name: 'Posts being sent' })),
  };
}

test('OutboxList: retries a failed post, shows it above the timeline and restores it after a reload', async () => {
  const { user, form, text, faults, onTheWay, area, instance, unmount, mine } = await write();
  faults.of = ({ method }) => (method === 'POST' ? 'offline' : undefined);
  await user.type(text, 'The heron is back');
  await user.click(form.getByRole('button', { name: 'Post' }));
  await user.click(await form.findByRole('button', { name: 'Keep trying automatically' }));
  expect(text.value).toBe('');
  const list = await onTheWay();
  list.getByText('The heron is back');
  await list.findByText(/Couldn’t send yet/);
  expect(await mine()).toHaveLength(0);
  unmount();

  const again = await write({ area, instance });
  const left = await again.onTheWay();
  await again.user.click(await left.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
  await waitFor(() =>
    expect(screen.queryByRole('region', { name: 'Posts being sent' })).toBeNull(),
  );
  expect(await mine()).toHaveLength(1);
});

test('OutboxList: keeps focus nearby when a post is moved to drafts by keyboard', async () => {
  const { user, form, text, onTheWay, area } = await write({
    prefer: (preferences) => preferences.set('postHold', 20),
  });
  await user.type(text, 'The heron is back');
  await user.click(form.getByRole('button', { name: 'Post' }));
  const list = await onTheWay();
  act(() => list.getByRole('button', { name: 'Move to drafts' }).focus());
  await user.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
  expect(area.getItem('drafts')).toContain('The heron is back');
});

test('OutboxList: restores a delayed post to the composer without sending it', async () => {
  const { user, form, text, onTheWay, mine } = await write({
    prefer: (preferences) => preferences.set('postHold', 20),
  });
  await user.click(form.getByRole('button', { name: 'Content warning (CW)' }));
  await user.type(form.getByRole('textbox', { name: 'Content warning' }), 'birds');
  await user.type(text, 'The heron is back');
  await chooseInMoreMenu(user, form, 'Language');
  await user.selectOptions(form.getByRole('combobox', { name: 'Language' }), 'pt');
  await user.click(form.getByRole('button', { name: 'Post' }));
  const list = await onTheWay();
  await user.click(await list.findByRole('button', { name: 'Undo' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New post' }));
  const back = within(await dialog.findByRole('form', { name: 'New post' }));
  const restored = back.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' });
  expect(restored.value).toBe('The heron is back');
  expect(back.getByRole<HTMLInputElement>('textbox', { name: 'Content warning' }).value).toBe(
    'birds',
  );
  expect(back.getByRole<HTMLSelectElement>('combobox', { name: 'Language' }).value).toBe('pt');
  expect(await mine()).toHaveLength(0);
});

test('OutboxList: announces that a post is delayed and later that it is sent', async () => {
  const { user, form, text, onTheWay } = await write({
    prefer: (preferences) => preferences.set('postHold', 20),
  });
  await user.type(text, 'The heron is back');
  await user.click(form.getByRole('button', { name: 'Post' }));
  await screen.findByText('Sending your post. You can still undo.');
  const list = await onTheWay();
  await user.click(await list.findByRole('button', { name: 'Post now' }));
  await screen.findByText('Post sent');
});

test('OutboxList: restores a delayed post even if another draft was started and emptied', async () => {
  const { user, form, text, onTheWay, area } = await write({
    prefer: (preferences) => preferences.set('postHold', 20),
  });
  await user.type(text, 'The heron is back');
  await user.click(form.getByRole('button', { name: 'Post' }));
  const list = await onTheWay();
  await user.type(text, 'No');
  await user.clear(text);
  await user.type(text, ' ');
  await user.click(await list.findByRole('button', { name: 'Undo' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New post' }));
  const restored = await dialog.findByRole<HTMLTextAreaElement>('textbox', { name: 'Text' });
  expect(restored.value).toBe('The heron is back');
  await user.type(restored, '!');
  expect(area.getItem('drafts')).toContain('The heron is back!');
});

test('DraftList: deletes a draft, undoes the deletion and opens a draft', async () => {
  const { user, form, text, area } = await write({
    prefer: (preferences) => preferences.set('alwaysShowNewPostButton', true),
  });
  await user.type(text, 'The heron is back');
  expect(form.queryByRole('button', { name: 'New post' })).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'New post' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New post' }));
  await user.click(await dialog.findByRole('button', { name: 'Drafts' }));
  dialog.getByText('The heron is back');
  screen.getByRole('button', { name: /^Continue writing: .*heron/ });
  await user.keyboard('{Tab}{Tab}{Enter}');
  await dialog.findByText('Copied');
  expect(await navigator.clipboard.readText()).toBe('The heron is back');
  await user.keyboard('{Tab}{Enter}');
  expect(document.activeElement?.textContent).toBe('Undo');
  dialog.getByText('No drafts');
  dialog.getByText(/^Posts you start but don’t send/);
  expect(screen.queryByRole('button', { name: /^Continue writing: .*heron/ })).toBeNull();
  expect(area.getItem('drafts')).not.toContain('heron');
  await user.click(dialog.getByRole('button', { name: 'Undo' }));
  expect(area.getItem('drafts')).toContain('heron');
  await user.click(dialog.getByRole('button', { name: 'Open' }));
  const opened = within(await dialog.findByRole('form', { name: 'New post' }));
  expect(opened.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' }).value).toBe(
    'The heron is back',
  );
});
