import type { Route } from '@playwright/test';
import { NetworkOutage } from './fixtures/outage.ts';
import { registerPerson } from './fixtures/person.ts';
import { expect, test } from './fixtures/test.ts';
import { uploadPicture } from './fixtures/upload-picture.ts';

const errorPage = '<html><h1>It is not you, it is us</h1></html>';

/** Ways in which a timeline can fail, with the expected message. */
const faults: readonly (readonly [string, string, (route: Route) => Promise<void>])[] = [
  ['a 500', 'Internal Server Error', (route) => route.fulfill({ status: 500, body: errorPage })],
  [
    'a 503',
    'The backend is not available',
    (route) => route.fulfill({ status: 503, body: errorPage }),
  ],
  ['a 429', 'You are rate limited', (route) => route.fulfill({ status: 429, body: errorPage })],
  [
    'a code nobody listed',
    'Unexpected status: 418',
    (route) => route.fulfill({ status: 418, body: errorPage }),
  ],
  [
    'a page in the place of an answer',
    'The server sent an invalid response',
    (route) => route.fulfill({ status: 200, contentType: 'text/html', body: errorPage }),
  ],
  [
    'an answer cut short',
    'The server sent an invalid response',
    (route) => route.fulfill({ status: 200, contentType: 'application/json', body: '[{"id":"1",' }),
  ],
  [
    'something else in the place of a list',
    'The server sent an invalid response',
    (route) => route.fulfill({ status: 200, json: { statuses: [] } }),
  ],
  [
    'no connection',
    'Failed to connect to server, try again',
    (route) => route.abort('connectionrefused'),
  ],
];

test('Errors: a timeline that fails to load shows the reason, never that it is empty, and can be retried [R-ERR-003 R-ERR-007 R-TL-042 R-TL-044 R-TL-045 R-TL-046 R-TL-047]', async ({
  instance,
  openClient,
}) => {
  test.slow();
  const ada = await registerPerson(instance.origin, 'ada');
  await ada.post('Here all the time');
  const client = await openClient();
  const { watch, main } = client;
  watch.expectFailure(/\/timelines\//, /status of (500|503|429|418)|ERR_CONNECTION_REFUSED/);
  for (const [name, says, fail] of faults) {
    await test.step(name, async () => {
      await client.page.route('**/api/v1/timelines/**', fail);
      await client.page.goto('/main/all');
      await expect(main.getByRole('alert')).toContainText(says);
      await expect(client.page.getByText('Couldn’t load the timeline')).toBeVisible();
      await expect(main.getByText('No posts')).toHaveCount(0);
      await expect(client.page.getByText('It is not you')).toHaveCount(0);

      await client.page.unroute('**/api/v1/timelines/**');
      await main.getByRole('button', { name: 'Try again' }).click();
      await expect(client.post('Here all the time')).toBeVisible();
      await expect(main.getByRole('alert')).toHaveCount(0);
    });
  }
});

test('Errors: older statuses that fail to load can be retried, and nothing is lost [R-SHELL-061 R-TL-007]', async ({
  instance,
  openClient,
}) => {
  const ada = await registerPerson(instance.origin, 'ada');
  for (let number = 1; number <= 45; number += 1) await ada.post(`Post number ${number}.`);
  const client = await openClient();
  const { watch, main } = client;
  watch.expectFailure(/max_id/, /status of 500/);
  await client.page.route(/timelines.*max_id/, (route) => route.fulfill({ status: 500 }));
  await client.page.goto('/main/all');
  await client.scrollUntilVisible(main.getByRole('alert'));
  await expect(main.getByRole('alert')).toContainText('Internal Server Error');
  await expect(client.post('Post number 26.')).toBeVisible();
  await expect(main.getByText('No more posts')).toHaveCount(0);

  await client.page.unroute(/timelines.*max_id/);
  await main.getByRole('button', { name: 'Try again' }).click();
  await client.scrollUntilVisible(main.getByText('No more posts'));
  await expect(client.post('Post number 1.')).toBeVisible();
});

test('Errors: a favourite that the server refuses is shown on the status and reverted [R-STATUS-038]', async ({
  instance,
  openClient,
}) => {
  const ada = await registerPerson(instance.origin, 'ada');
  const client = await openClient();
  await client.signIn(ada);
  await ada.post('Like me');
  const post = client.post('Like me');
  client.watch.expectFailure(/favourite/, /status of 500/);
  const gate = Promise.withResolvers<void>();
  await client.page.route('**/favourite', async (route) => {
    await gate.promise;
    await route.fulfill({ status: 500 });
  });
  await post.getByRole('button', { name: 'Like' }).click();
  await expect(post.getByRole('button', { name: 'Like', pressed: true })).toHaveText('1');
  gate.resolve();
  await expect(post.getByRole('alert')).toContainText('The server had a problem');
  await expect(post.getByRole('button', { name: 'Like' })).toHaveText('');

  await client.page.unroute('**/favourite');
  await post.getByRole('button', { name: 'Like' }).click();
  await expect(post.getByRole('button', { name: 'Like', pressed: true })).toHaveText('1');
  await expect(post.getByRole('alert')).toHaveCount(0);
});

test('Errors: on a loaded page every failed or offline request is shown with a next step', async ({
  instance,
  openClient,
}) => {
  const ada = await registerPerson(instance.origin, 'ada');
  const bela = await registerPerson(instance.origin, 'bela');
  const picture = await uploadPicture(instance.origin, ada);
  for (let number = 1; number <= 24; number += 1)
    await ada.post(`Post number ${number}.`, number === 7 ? { media_ids: [picture] } : {});
  const last = await ada.post(`Warm @${bela.username}`);
  await ada.call('PUT', `/api/v1/pleroma/statuses/${last}/reactions/${encodeURIComponent('🔥')}`);
  await ada.call('POST', `/api/v1/statuses/${last}/bookmark`, {});
  const client = await openClient();
  const { page, main, watch, composer } = client;
  watch.expectFailure(/./, /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|ERR_FAILED/);
  const outage = await NetworkOutage.over(page);
  /*
   * Also fails media whose requests would otherwise have been answered before the outage: the
   * browser loads images that are far below the window.
   */
  await page.route('**/media/**', (route) => route.abort());
  /* By keyboard: a pointer that rests on a name would open its card, which requests the account. */
  await page.goto('/login');
  await client.signInForm.getByLabel('Username').fill(ada.username);
  await client.signInForm.getByLabel('Password', { exact: true }).fill(ada.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/main\/friends$/);
  const navigation = page.getByRole('navigation', { name: 'Main navigation' });
  const goTo = (name: string) => navigation.getByRole('link', { name }).click();
  await goTo('Bookmarks');
  await expect(main.getByRole('heading', { name: 'Bookmarks' })).toBeVisible();
  await expect(client.post('Warm')).toBeVisible();
  /* Opens a profile. The code of this screen has not been loaded before. */
  await client.post('Warm').getByRole('link', { name: '@bela' }).press('Enter');
  await expect(page).toHaveURL(/\/bela$/);
  await expect(main.getByText('@bela').first()).toBeVisible();
  await goTo('Home');
  const post = client.post('Warm');
  await expect(post).toBeVisible();
  await watch.waitUntilLoaded('member', 'page');

  await page.context().setOffline(true);
  await outage.begin();
  await expect(page.getByText('Offline. You see saved posts.')).toBeVisible();
  const offlineMessage = 'Failed to connect to server, try again';
  await post.getByRole('button', { name: 'Like' }).click();
  await expect(post.getByText('Will be sent when you’re back online: Like')).toBeVisible();
  await post.getByRole('button', { name: 'Reactions with 🔥: 1' }).click();
  await expect(
    post.getByText('Will be sent when you’re back online: Like and Reaction 🔥'),
  ).toBeVisible();
  await composer.getByRole('textbox', { name: 'Text' }).fill('Written on a train');
  await composer.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(composer.getByRole('alert')).toContainText(offlineMessage);
  /* A click outside the form folds it, so that it does not cover the navigation. */
  await post.getByText('Warm').click();
  await client.scrollUntilVisible(main.getByText('Couldn’t load this file.'));
  await client.scrollUntilVisible(
    main.getByRole('alert').filter({ hasText: offlineMessage }).last(),
  );
  await expect(main.getByRole('button', { name: 'Try again' }).last()).toBeVisible();

  await goTo('Bookmarks');
  await expect(client.post('Warm')).toBeVisible();
  await goTo('Federated');
  await expect(main.getByText(offlineMessage, { exact: true })).toBeVisible();
  await expect(page.getByText(/^Couldn’t (?:load the timeline|refresh)/)).toHaveCount(0);
  await page.getByRole('link', { name: 'ada @ada' }).click();
  const broken = main.getByRole('alert').filter({ hasText: 'Error fetching user' });
  await expect(broken).toBeVisible();

  await page.context().setOffline(false);
  await outage.end();
  await broken.getByRole('button', { name: 'Try again' }).click();
  await expect(client.post('Warm')).toBeVisible();
  await expect(broken).toHaveCount(0);
});
