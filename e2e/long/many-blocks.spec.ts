import { readFileSync } from 'node:fs';
import { registerPerson } from '../fixtures/person.ts';
import { expect, test } from '../fixtures/test.ts';
import { openSettings } from '../pages/settings.ts';

/** Responds with a full page of accounts in place of the instance's blocks. */
const all = 2_000;
const pageSize = 40;

test('Data export: two thousand blocked accounts are exported, each once', async ({
  instance,
  openClient,
}) => {
  test.setTimeout(90_000);
  const client = await openClient();
  const { page } = client;
  const ada = await registerPerson(instance.origin, 'ada');
  const account = await ada.call('GET', '/api/v1/accounts/verify_credentials');
  await client.signIn(ada);
  await page.route(/\/api\/v1\/blocks\?/, async (route) => {
    const from = Number(new URL(route.request().url()).searchParams.get('max_id') ?? '0');
    const numbers = Array.from(
      { length: Math.min(pageSize, all - from) },
      (_, index) => from + index,
    );
    const next = `${instance.origin}/api/v1/blocks?limit=${pageSize}&max_id=${from + pageSize}`;
    await route.fulfill({
      headers: from + pageSize < all ? { link: `<${next}>; rel="next"` } : {},
      json: numbers.map((number) => ({
        ...Object(account),
        id: `blocked${number}`,
        username: `person${number}`,
        acct: `person${number}@far.example`,
      })),
    });
  });
  const dialog = await openSettings(page, 'Data');
  const blocks = dialog.getByRole('region', { name: 'Blocked people' });
  const download = page.waitForEvent('download');
  await blocks.getByRole('button', { name: 'Export as a file' }).click();
  await expect(blocks.getByText('2,000 people exported')).toBeVisible({
    timeout: 60_000,
  });
  const lines = readFileSync(await (await download).path(), 'utf8')
    .trim()
    .split('\n');
  expect(new Set(lines).size).toBe(all);
  expect(lines).toContain('person1999@far.example');
});
