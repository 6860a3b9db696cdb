import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';
import { stubNodeFormData } from '#app/testing/stub-node-form-data.ts';
import { chooseFromAccountMenu } from '#app/testing/choose-from-account-menu.ts';
import { renderApp } from '#app/testing/render-app.tsx';

beforeEach(stubNodeFormData);
afterEach(() => vi.unstubAllGlobals());

const dot = Uint8Array.from(
  atob(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  ),
  (letter) => letter.charCodeAt(0),
);
const picture = (name: string): File => new File([dot], name, { type: 'image/png' });

async function openPacks() {
  const instance = await startTestInstance({
    world: 'empty',
    people: [{ username: 'root', role: 'admin' }],
  });
  const app = await renderApp({ instance, signedInAs: 'root', path: '/about' });
  const { user } = app;
  await chooseFromAccountMenu(user, /^Moderation/);
  const dialog = within(await screen.findByRole('dialog', { name: 'Moderation' }));
  await user.click(await dialog.findByRole('button', { name: 'Emoji' }));
  await dialog.findByRole('button', { name: 'Create pack' });
  const make = async (name: string) => {
    await user.type(dialog.getByRole('textbox', { name: 'New pack name' }), name);
    await user.click(dialog.getByRole('button', { name: 'Create pack' }));
  };
  /** Opens a pack. */
  const open = async (name: string) => {
    const title = await dialog.findByText(name);
    await user.click(title);
    return within(title.closest('details') ?? document.body);
  };
  const shortcodes = async (): Promise<string[]> =>
    (await instance.visitor.get('/api/v1/custom_emojis')).body.map(
      (each: { shortcode: string }) => each.shortcode,
    );
  return { ...app, dialog, make, open, shortcodes, instance };
}

test('EmojiPacks: an admin creates a pack, adds a picture with a shortcode, renames and deletes it', async () => {
  const { dialog, make, open, shortcodes, user } = await openPacks();
  await make('birds');
  const pack = await open('birds');
  await pack.findByText('This pack is empty.');
  await user.upload(pack.getByLabelText('Add images'), picture('our heron.png'));
  const name = pack.getByRole<HTMLInputElement>('textbox', { name: 'Shortcode' });
  expect(name.value).toBe('our_heron');
  await user.type(name, '_here');
  await user.click(pack.getByRole('button', { name: 'Add' }));
  await pack.findByText(':our_heron_here:');
  expect(await shortcodes()).toContain('our_heron_here');

  await user.click(pack.getByRole('button', { name: 'Rename our_heron_here' }));
  const field = pack.getByRole('textbox', { name: 'New shortcode for our_heron_here' });
  await user.clear(field);
  await user.type(field, 'egret');
  await user.click(pack.getAllByRole('button', { name: 'Save' })[0] ?? document.body);
  await pack.findByText(':egret:');
  await user.click(pack.getByRole('button', { name: 'Delete egret' }));
  const question = within(await screen.findByRole('dialog', { name: 'Delete egret?' }));
  await user.click(question.getByRole('button', { name: 'Delete egret' }));
  await pack.findByText('This pack is empty.');

  await user.click(pack.getByRole('button', { name: 'Delete this pack' }));
  await user.click(await screen.findByRole('button', { name: 'Delete birds' }));
  await waitFor(() => expect(dialog.queryByText('birds')).toBeNull());
});

test('EmojiPacks: names several pictures after their files; refused ones stay selected with the server’s error', async () => {
  const { make, open, user, shortcodes } = await openPacks();
  const [shortcode = ''] = await shortcodes();
  await make('birds');
  const pack = await open('birds');
  const input = pack.getByLabelText('Add images');
  await user.upload(input, [
    picture('wren one.png'),
    picture(`${shortcode}.png`),
    picture('owl two.png'),
  ]);
  await user.click(pack.getByRole('button', { name: 'Add' }));
  await pack.findByText(/shortcode already exists/);
  await pack.findByText(':wren_one:');
  expect(await shortcodes()).not.toContain('owl_two');
});

test('EmojiPacks: requests no page past the end of the packs or of a pack’s emoji', async () => {
  const { dialog, make, open, instance } = await openPacks();
  await make('birds');
  const pack = await open('birds');
  await pack.findByText('This pack is empty.');
  const { packs } = (await instance.visitor.get('/api/v1/pleroma/emoji/packs')).body;
  const full = Object.entries<{ files_count: number }>(packs).find(
    ([, each]) => each.files_count > 0,
  );
  const [name = ''] = full ?? [];
  const filled = await open(name);
  await filled.findAllByRole('button', { name: /^Rename/ });
  await waitFor(() => expect(dialog.queryByRole('status', { name: /Loading/ })).toBeNull());
  expect(dialog.queryByRole('button', { name: 'Load more' })).toBeNull();
  expect(dialog.queryByRole('alert')).toBeNull();
});

test('EmojiPacks: edits the metadata of a pack', async () => {
  const { open, user, instance } = await openPacks();
  const { packs } = (await instance.visitor.get('/api/v1/pleroma/emoji/packs')).body;
  const [name = ''] = Object.keys(packs);
  const pack = await open(name);
  await user.click(pack.getByText('About this pack'));
  await user.type(pack.getByRole('textbox', { name: 'Licence' }), 'CC0');
  await user.click(pack.getByRole('checkbox', { name: 'Let other servers copy this pack' }));
  await user.keyboard('{Enter}');
  await waitFor(async () => {
    const { body } = await instance.visitor.get(`/api/v1/pleroma/emoji/pack?name=${name}`);
    expect(body.pack).toMatchObject({ license: 'CC0', 'share-files': true });
  });
});

test('EmojiPacks: is hidden from a moderator', async () => {
  const instance = await startTestInstance({
    world: 'empty',
    people: [{ username: 'mod', role: 'moderator' }],
  });
  const { user } = await renderApp({ instance, signedInAs: 'mod', path: '/about' });
  await chooseFromAccountMenu(user, /^Moderation/);
  const dialog = within(await screen.findByRole('dialog', { name: 'Moderation' }));
  await dialog.findByText('No reports');
  expect(dialog.queryByRole('button', { name: 'Emoji' })).toBeNull();
});

test('EmojiPacks: keeps the picture and shortcode that are chosen while another emoji is being added', async () => {
  const { make, open, user, faults } = await openPacks();
  await make('birds');
  const pack = await open('birds');
  await pack.findByText('This pack is empty.');
  const answer = Promise.withResolvers<undefined>();
  faults.of = ({ method, url }) =>
    method === 'POST' && url.includes('/emoji/packs/files') ? answer.promise : undefined;
  await user.upload(pack.getByLabelText('Add images'), picture('grebe.png'));
  await user.click(pack.getByRole('button', { name: 'Add' }));
  await user.upload(pack.getByLabelText('Add images'), picture('stork.png'));
  answer.resolve(undefined);
  await pack.findByText(':grebe:');
  expect(pack.getByRole('textbox', { name: 'Shortcode' })).toHaveProperty('value', 'stork');
  await user.click(pack.getByRole('button', { name: 'Add' }));
  await pack.findByText(':stork:');
});

test('EmojiPacks: a shortcode cannot be changed while it is saved', async () => {
  const { make, open, user, faults } = await openPacks();
  await make('birds');
  const pack = await open('birds');
  await pack.findByText('This pack is empty.');
  await user.upload(pack.getByLabelText('Add images'), picture('grebe.png'));
  await user.click(pack.getByRole('button', { name: 'Add' }));
  await user.click(await pack.findByRole('button', { name: 'Rename grebe' }));
  const answer = Promise.withResolvers<undefined>();
  faults.of = ({ method }) => (method === 'PATCH' ? answer.promise : undefined);
  const field = pack.getByRole('textbox', { name: 'New shortcode for grebe' });
  await user.type(field, 's');
  await user.keyboard('{Enter}');
  await user.type(field, 'X');
  expect(field).toHaveProperty('value', 'grebes');
  answer.resolve(undefined);
  await pack.findByText(':grebes:');
});
