import type { Page, Request } from '@playwright/test';
import { registerPerson } from './fixtures/person.ts';
import { expect, test } from './fixtures/test.ts';

function requestsTo(page: Page, path: string): Request[] {
  const seen: Request[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path) seen.push(request);
  });
  return seen;
}

test('Sign-in: a wrong password shows a message, and the right one opens home [R-AUTH-001 R-AUTH-002 R-AUTH-013 R-AUTH-018 R-AUTH-020 R-AUTH-022 R-ROUTE-021]', async ({
  instance,
  openClient,
}) => {
  const ada = await registerPerson(instance.origin, 'ada');
  const client = await openClient();
  const { page, watch, signInForm } = client;
  const registrations = requestsTo(page, '/api/v1/apps');
  const tokens = requestsTo(page, '/oauth/token');
  watch.expectFailure(/\/oauth\/token/, /40[01]/);
  await page.goto('/login');

  await client.fillSignIn('ada', 'not it');
  await expect(signInForm.getByRole('alert')).toHaveText('Wrong username or password');
  await signInForm.getByRole('button', { name: 'Dismiss' }).click();
  await expect(signInForm.getByRole('alert')).toHaveCount(0);
  await expect(signInForm.getByLabel('Username')).toHaveValue('ada');

  await client.fillSignIn('nobody', ada.password);
  await expect(signInForm.getByRole('alert')).toHaveText('Wrong username or password');

  await client.fillSignIn(' ada ', ada.password);
  await expect(page).toHaveURL(/\/main\/friends$/);
  await expect(page.getByRole('region', { name: 'You' })).toContainText('@ada');

  expect(registrations).toHaveLength(1);
  expect(tokens.at(-1)?.postDataJSON()).toMatchObject({
    grant_type: 'password',
    scope: 'read write follow push admin',
  });
});

const failures = [
  {
    name: 'a server that fails says so in a sentence',
    answer: { status: 500, contentType: 'text/html', body: '<h1>Oh no</h1>' },
    says: 'An error occurred, please try again',
    line: /500/,
  },
  {
    name: 'an answer that is not what was asked for is no sign-in',
    answer: { status: 200, contentType: 'text/html', body: '<p>maintenance</p>' },
    says: 'An error occurred, please try again',
    line: /never/,
  },
];

test('Sign-in: a failure shows a message, and the next attempt succeeds [R-AUTH-014 R-AUTH-015]', async ({
  instance,
  openClient,
}) => {
  const ada = await registerPerson(instance.origin, 'ada');
  const client = await openClient();
  const { page, watch, signInForm } = client;
  await page.goto('/login');

  for (const { name, answer, says, line } of failures) {
    await test.step(name, async () => {
      watch.expectFailure(/\/oauth\/token/, line);
      await page.route('**/oauth/token', (route) => route.fulfill(answer));
      await client.fillSignIn('ada', ada.password);
      await expect(signInForm.getByRole('alert')).toHaveText(says);
      await page.unroute('**/oauth/token');
    });
  }

  await test.step('the server cannot be reached', async () => {
    watch.expectFailure(/\/oauth\/token/, /ERR_CONNECTION_REFUSED/);
    await page.route('**/oauth/token', (route) => route.abort('connectionrefused'));
    await client.fillSignIn('ada', ada.password);
    await expect(signInForm.getByRole('alert')).toHaveText(
      'Failed to connect to server, try again',
    );
    await page.unroute('**/oauth/token');
  });

  await test.step('the server issues a token and then fails', async () => {
    watch.expectFailure(/verify_credentials/, /500/);
    await page.route('**/verify_credentials', (route) => route.fulfill({ status: 500 }));
    await client.fillSignIn('ada', ada.password);
    await expect(signInForm.getByRole('alert')).toHaveText('An error occurred, please try again');
    await page.unroute('**/verify_credentials');
  });

  await client.fillSignIn('ada', ada.password);
  await expect(page).toHaveURL(/\/main\/friends$/);
});
