import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderAppAtAbout } from '#app/testing/render-app-at-about.tsx';
import { preloadAkkomaVersion } from '#session/testing/preload-akkoma-version.ts';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';

/** Opens the form that edits a list of the member `mira`, on the given version of Akkoma. */
async function open(version: string) {
  const instance = await startTestInstance({ world: 'empty' });
  const mira = await instance.as('mira');
  const { body: list } = await mira.post('/api/v1/lists', { title: 'Birds' });
  const app = await renderAppAtAbout({
    instance,
    preloaded: await preloadAkkomaVersion(instance, version),
  });
  await app.goTo(`/lists/${list.id}/edit`);
  const main = within(await screen.findByRole('main'));
  await main.findByRole('textbox', { name: 'List title' });
  const saved = async () => (await mira.get(`/api/v1/lists/${list.id}`)).body;
  return { ...app, main, list, saved };
}

const label = 'Hide members from your home timeline';

test('ListForm: makes a list exclusive and keeps its title [R-LIST-012]', async () => {
  const { main, user, saved, goTo, list } = await open('3.19.0');
  await user.click(main.getByRole('checkbox', { name: label }));
  await main.findByText('Their posts appear in this list instead.');
  await user.click(main.getByRole('button', { name: 'Save' }));
  await screen.findByRole('heading', { level: 1, name: 'Lists and hashtags' });
  expect(await saved()).toMatchObject({ title: 'Birds', exclusive: true });
  await goTo(`/lists/${list.id}/edit`);
  const box = await main.findByRole<HTMLInputElement>('checkbox', { name: label });
  expect(box.checked).toBe(true);
});

test('ListForm: has no switch where the server lacks exclusive lists [R-LIST-012]', async () => {
  const { main } = await open('3.18.1');
  expect(main.queryByRole('checkbox', { name: label })).toBeNull();
});

test('saveList: loads the home timeline again when its members leave it or return [R-LIST-013]', async () => {
  const { main, user, goTo, list, current, instance } = await open('3.19.0');
  const [mira, jun] = [await instance.as('mira'), await instance.as('jun')];
  await mira.post(`/api/v1/accounts/${jun.account?.id}/follow`);
  await mira.post(`/api/v1/lists/${list.id}/accounts`, { account_ids: [jun.account?.id] });
  const { body: post } = await jun.post('/api/v1/statuses', { status: 'The heron is back' });
  const session = current.store.getState();
  const home = session.feeds.loaderFor({ kind: 'friends' });
  await home.loadNewer();
  expect(home.feed.ids).toEqual([post.id]);
  const save = async (): Promise<void> => {
    await user.click(await main.findByRole('checkbox', { name: label }));
    await user.click(main.getByRole('button', { name: 'Save' }));
    await screen.findByRole('heading', { level: 1, name: 'Lists and hashtags' });
  };
  await save();
  await expect.poll(() => home.feed.ids).toEqual([]);
  await goTo(`/lists/${list.id}/edit`);
  await save();
  await expect.poll(() => home.feed.ids).toEqual([post.id]);
});
