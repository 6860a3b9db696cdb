import type { Page, Response } from '@playwright/test';
import * as v from 'valibot';
import type { Client } from './pages/client.ts';
import { registerPerson, type Person } from './fixtures/person.ts';
import { expect, test } from './fixtures/test.ts';

/** A response with a token that is too long to occur in a page by chance. */
const tokenResponse = v.object({ access_token: v.pipe(v.string(), v.minLength(20)) });

/** Signs in. Resolves to the token from the server. */
async function signInForToken(client: Client, person: Person): Promise<string> {
  const responses: Response[] = [];
  client.page.on('response', (response) => {
    if (response.url().endsWith('/oauth/token')) responses.push(response);
  });
  await client.signIn(person);
  const { access_token: token } = v.parse(tokenResponse, await responses.at(-1)?.json());
  return token;
}

async function statusOf(origin: string, token: string): Promise<number> {
  const response = await fetch(`${origin}/api/v1/accounts/verify_credentials`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return response.status;
}

/** Records the authorization header of each request of a page from now on. */
function authorizations(page: Page): (string | null)[] {
  const seen: (string | null)[] = [];
  page.on('request', (request) => {
    // Ignores requests that open sockets. Firefox also reports these, and they have the token in
    // another header.
    if (!request.url().includes('/api/') || request.url().startsWith('ws')) return;
    seen.push(request.headers()['authorization'] ?? null);
  });
  return seen;
}

test('Session: survives a reload; a visitor sends no token and a member always does [R-AUTH-003 R-AUTH-028 R-START-003 R-STORE-003]', async ({
  instance,
  openClient,
}) => {
  const ada = await registerPerson(instance.origin, 'ada');
  const client = await openClient();
  const { page } = client;
  const seen = authorizations(page);
  await page.goto('/main/all');
  await expect(page.getByText('No posts')).toBeVisible();
  expect(new Set(seen)).toEqual(new Set([null]));

  const token = await signInForToken(client, ada);
  seen.length = 0;
  await page.reload();
  await expect(page).toHaveURL(/\/main\/friends$/);
  await expect(page.getByRole('region', { name: 'You' })).toContainText('@ada');
  await expect(page.getByText('No posts')).toBeVisible();
  expect(new Set(seen)).toEqual(new Set([`Bearer ${token}`]));
});

test('Session: signing out revokes the token, and the next sign-in offers the user name [R-AUTH-004 R-AUTH-027 R-SHELL-038 R-STORE-002]', async ({
  instance,
  openClient,
}) => {
  const ada = await registerPerson(instance.origin, 'ada');
  await ada.post('For all to see');
  const client = await openClient();
  const { page } = client;
  const token = await signInForToken(client, ada);
  expect(await statusOf(instance.origin, token)).toBe(200);

  await client.signOut();
  await expect(page).toHaveURL(/\/main\/all$/);
  await expect(client.post('For all to see')).toBeVisible();
  await expect(page.getByRole('region', { name: 'You' })).toHaveCount(0);
  await expect.poll(() => statusOf(instance.origin, token)).toBeGreaterThanOrEqual(401);

  await page.reload();
  await expect(page).toHaveURL(/\/main\/all$/);
  await expect(page.getByRole('region', { name: 'You' })).toHaveCount(0);
  await page.goto('/login');
  await expect(client.signInForm.getByLabel('Username')).toHaveValue('ada');
});

test('Session: a rejected token ends the session with a message', async ({
  instance,
  openClient,
}) => {
  const ada = await registerPerson(instance.origin, 'ada');
  const client = await openClient();
  const { page, watch } = client;
  await client.signIn(ada);
  watch.expectFailure(/\/api\//, /40[13]|WebSocket/);
  // Leaves the page before the server refuses the token: an open page would end its session at
  // once, which another test covers.
  const { origin } = new URL(page.url());
  await page.goto('about:blank');
  await page.route('**/api/**', (route) =>
    route.fulfill({ status: 403, json: { error: 'Invalid credentials.' } }),
  );
  await page.goto(origin);
  await expect(page.getByText('The server logged you out')).toBeVisible();
  await expect(page).toHaveURL(/\/main\/all$/);
});

test('Session: token and password never appear in a URL, the console or the page', async ({
  instance,
  openClient,
}) => {
  const ada = await registerPerson(instance.origin, 'ada');
  const client = await openClient();
  const { page, watch } = client;
  const token = await signInForToken(client, ada);
  const secrets = [token, ada.password];
  const checkSecrets = async (): Promise<void> => {
    const content = await page.content();
    const addresses = watch.requestedUrls.map((address) => decodeURIComponent(address));
    for (const secret of secrets) {
      expect(content).not.toContain(secret);
      expect(addresses.filter((address) => address.includes(secret))).toEqual([]);
      expect(watch.consoleMessages.filter((line) => line.includes(secret))).toEqual([]);
      expect(page.url()).not.toContain(secret);
    }
  };
  await checkSecrets();

  await client.write('Nothing to hide');
  await expect(client.post('Nothing to hide')).toBeVisible();
  await client.post('Nothing to hide').getByRole('button', { name: 'Like' }).click();
  await page.getByRole('link', { name: 'Federated' }).first().click();
  await expect(client.post('Nothing to hide')).toBeVisible();
  await checkSecrets();

  await test.step('they do not appear when the server fails and echoes the request', async () => {
    watch.expectFailure(/\/api\//, /500|422/);
    await page.route('**/api/v1/statuses', (route) =>
      route.fulfill({ status: 500, json: { error: `what is Bearer ${token}?` } }),
    );
    await page.getByRole('textbox', { name: 'Text' }).fill('Again');
    await page.getByRole('button', { name: 'Post', exact: true }).click();
    await expect(page.getByText('Error:')).toBeVisible();
    await checkSecrets();
  });

  await test.step('they do not appear after a reload and after signing out', async () => {
    await page.reload();
    await expect(client.post('Nothing to hide')).toBeVisible();
    await checkSecrets();
    await client.signOut();
    await expect(page.getByRole('region', { name: 'You' })).toHaveCount(0);
    await checkSecrets();
  });
  expect(watch.requestedUrls.filter((address) => address.startsWith('ws'))).not.toEqual([]);
});
