import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderAppAtAbout } from '#app/testing/render-app-at-about.tsx';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';

async function openTag(path: string, dialect: 'akkoma' | 'mastodon' | 'gotosocial' = 'akkoma') {
  const instance = await startTestInstance({ world: 'empty', config: { dialect } });
  const mira = await instance.as('mira');
  for (const status of ['One #heron', 'Two #egret', 'Three #heron #ai', 'Four #egret #ai'])
    await mira.post('/api/v1/statuses', { status });
  const app = await renderAppAtAbout({ instance });
  await app.current.store.getState().instanceLoaded;
  await app.goTo(path);
  const main = within(await screen.findByRole('main'));
  await main.findByText(/^One/);
  const choose = async (item: string): Promise<void> => {
    await app.user.click(await main.findByRole('button', { name: 'More for #heron' }));
    await app.user.click(await screen.findByRole('menuitem', { name: item }));
  };
  return { ...app, main, choose, mira };
}

test('TagGroupDialog: adds hashtags to a timeline, which its address keeps [R-TAGS-004]', async () => {
  const { main, user, choose, place } = await openTag('/tag/heron');
  expect(main.queryByText(/^Two/)).toBeNull();
  await choose('Add hashtags…');
  const dialog = within(await screen.findByRole('dialog', { name: 'Posts with #heron' }));
  await user.type(dialog.getByRole('textbox', { name: 'Also posts with any of these' }), '#Egret');
  await user.type(dialog.getByRole('textbox', { name: 'No posts with any of these' }), 'ai');
  await user.click(dialog.getByRole('button', { name: 'Show posts' }));
  await main.findByText(/^Two/);
  expect(place()).toBe('/tag/heron?any=egret&none=ai');
  main.getByRole('heading', { level: 1, name: '#heron, #egret − #ai' });
  main.getByText(/^Posts with #heron or #egret, but not with #ai\./);
  main.getByText(/^One/);
  expect(main.queryByText(/^Three|^Four/)).toBeNull();
  expect(main.queryByRole('button', { name: 'Follow' })).toBeNull();

  await choose('Change hashtags…');
  const again = within(await screen.findByRole('dialog', { name: 'Posts with #heron' }));
  expect(again.getByRole('textbox', { name: 'Also posts with any of these' })).toHaveProperty(
    'value',
    '#egret',
  );
  await user.click(again.getByRole('button', { name: 'Cancel' }));
  await user.click(main.getByRole('link', { name: 'Only #heron' }));
  await main.findByText(/^Three/);
  expect(place()).toBe('/tag/heron');
});

test('TagRoute: ignores further hashtags on a server that ignores them', async () => {
  const { main } = await openTag('/tag/heron?none=ai', 'gotosocial');
  main.getByRole('heading', { level: 1, name: '#heron' });
  main.getByText(/^Three/);
  expect(main.queryByRole('button', { name: 'More for #heron' })).toBeNull();
});

test('TagTools: features a hashtag on the profile, and removes it [R-TAGS-005]', async () => {
  const { choose, mira } = await openTag('/tag/heron', 'mastodon');
  const names = async (): Promise<string[]> =>
    (await mira.get('/api/v1/featured_tags')).body.map(({ name }: { name: string }) => name);
  await choose('Feature on my profile');
  await screen.findByText('#heron is on your profile now');
  expect(await names()).toEqual(['heron']);
  await choose('Remove from my profile');
  await screen.findByText('#heron is no longer on your profile');
  expect(await names()).toEqual([]);
});

test('TagTools: says why a hashtag was not featured', async () => {
  const { choose, faults } = await openTag('/tag/heron', 'mastodon');
  faults.of = ({ url }) =>
    url.endsWith('/feature') ? Response.json({ error: 'No' }, { status: 422 }) : undefined;
  await choose('Feature on my profile');
  await screen.findByText(/^Couldn’t change #heron on your profile: /);
});
