import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';
import { renderApp } from '#app/testing/render-app.tsx';

/** Opens the profile of mira, who follows noor, is followed by noor and hides both counts. */
async function openProfileAs(signedInAs: string) {
  const instance = await startTestInstance({ world: 'empty' });
  const mira = await instance.as('mira');
  const noor = await instance.as('noor');
  await mira.post(`/api/v1/accounts/${noor.account?.id}/follow`, {});
  await noor.post(`/api/v1/accounts/${mira.account?.id}/follow`, {});
  await mira.patch('/api/v1/accounts/update_credentials', {
    hide_followers_count: true,
    hide_follows_count: true,
    hide_followers: true,
    hide_follows: true,
  });
  await renderApp({ instance, signedInAs, path: '/mira' });
  const main = within(await screen.findByRole('main'));
  await main.findByRole('heading', { level: 1, name: /mira/i });
  return main;
}

test('AccountCounts: shows hidden counts to their owner', async () => {
  const main = await openProfileAs('mira');
  await main.findByRole('link', { name: '1 follower' });
  main.getByRole('link', { name: '1 following' });
  expect(main.queryByRole('link', { name: 'Followers hidden' })).toBeNull();
});

test('AccountCounts: says to others that the counts are hidden', async () => {
  const main = await openProfileAs('noor');
  await main.findByRole('link', { name: 'Followers hidden' });
  main.getByRole('link', { name: 'Following hidden' });
  expect(main.queryByRole('link', { name: '1 follower' })).toBeNull();
});
