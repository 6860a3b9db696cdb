import { registerPerson } from './fixtures/person.ts';
import { expect, test } from './fixtures/test.ts';

test('Storage: without storage the client works while the page is open, and says what is not saved [R-START-007 R-STORE-005]', async ({
  instance,
  openClient,
}) => {
  const ada = await registerPerson(instance.origin, 'ada');
  const client = await openClient();
  const { page } = client;
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  });
  await page.goto('/main/all');
  const notice = page.getByText('your login and settings won’t be saved');
  await expect(notice).toContainText('Try enabling cookies');
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(notice).toHaveCount(0);

  await client.signIn(ada);
  await client.write('Nothing is kept here');
  await expect(client.post('Nothing is kept here')).toBeVisible();
  await client.openReply('Nothing is kept here');
  await client.replyForm.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('link', { name: 'Federated' }).first().click();
  await expect(client.post('Nothing is kept here')).toBeVisible();
  await page.reload();
  await expect(page).toHaveURL(/\/main\/all$/);
  await expect(page.getByRole('region', { name: 'You' })).toHaveCount(0);
});

test('Storage: a full storage does not prevent writing and posting', async ({
  instance,
  openClient,
}) => {
  const ada = await registerPerson(instance.origin, 'ada');
  const client = await openClient();
  const { page } = client;
  await client.signIn(ada);
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
  await page.reload();
  await client.write('Full to the brim');
  await expect(client.post('Full to the brim')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('region', { name: 'You' })).toContainText('@ada');
});

const spoilt = [
  '',
  'undefined',
  '{"version":1,"value":',
  '{"version":1,"value":{"member":{"accessToken":5}}}',
  '{"version":99,"value":{}}',
  '[]',
  'x'.repeat(100_000),
];

test('Storage: corrupt values are treated as absent', async ({ instance, openClient }) => {
  test.slow();
  const ada = await registerPerson(instance.origin, 'ada');
  await ada.post('Still readable');
  const client = await openClient();
  const { page } = client;
  await client.signIn(ada);
  await client.composer.getByRole('textbox', { name: 'Text' }).fill('A draft');
  const names = await page.evaluate(() => Object.keys(localStorage));
  expect(names).toEqual(expect.arrayContaining(['oauth', 'lastLoginName', 'drafts']));

  for (const text of spoilt) {
    await page.goto('/static/logo.svg');
    await page.evaluate(
      ([all, value]) => {
        for (const name of all) localStorage.setItem(name, value);
      },
      [names, text] as const,
    );
    await page.goto('/main/all');
    await expect(client.post('Still readable')).toBeVisible();
    await expect(page.getByRole('region', { name: 'You' })).toHaveCount(0);
  }
  await page.goto('/login');
  await expect(client.signInForm.getByLabel('Username')).toHaveValue('');
  await client.signIn(ada);
  await expect(client.composer.getByRole('textbox', { name: 'Text' })).toHaveValue('');
});
