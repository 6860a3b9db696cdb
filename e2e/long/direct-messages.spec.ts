import { accessibilityViolations } from '../fixtures/accessibility-violations.ts';
import { registerPerson } from '../fixtures/person.ts';
import { expect, test } from '../fixtures/test.ts';

const windows = [
  /* The newest conversation opens, and is read. */
  { name: 'a wide window', opensNewest: true, width: 1440, height: 900 },
  { name: 'a phone', opensNewest: false, width: 390, height: 844 },
];

for (const { name, opensNewest, ...size } of windows) {
  test(`Direct messages: in ${name} a new message appears in the list, is answered, and nothing has axe violations`, async ({
    instance,
    openClient,
  }) => {
    test.setTimeout(120_000);
    const ada = await registerPerson(instance.origin, 'ada');
    const bela = await registerPerson(instance.origin, 'bela');
    await bela.post('@ada The first', { visibility: 'direct' });
    const client = await openClient();
    const { page } = client;
    await page.setViewportSize(size);
    await client.signIn(ada);
    await page.goto('/users/ada/dms');
    const list = page.getByRole('list', { name: 'Conversations' });
    const messages = page.getByRole('list', { name: 'Messages' });
    await expect(list.getByRole('link', { name: /The first/ })).toBeVisible();
    if (opensNewest) await expect(messages.getByText('The first')).toBeVisible();
    expect.soft(await accessibilityViolations(page)).toEqual([]);

    await bela.post('@ada The second', { visibility: 'direct' });
    await list.getByRole('link', { name: /The second.*Unread/ }).focus();
    await page.keyboard.press('Enter');
    await expect(messages.getByText('The second')).toBeVisible();
    expect.soft(await accessibilityViolations(page)).toEqual([]);

    const text = page.getByRole('form', { name: 'Message to bela' }).getByLabel('Text');
    await text.fill('I saw it');
    await page.reload();
    await expect(text).toHaveValue('I saw it');
    await text.press('Control+Enter');
    await expect(messages.getByText('I saw it')).toBeInViewport();
    await expect(text).toHaveValue('');

    await page.goBack();
    await expect(list.getByText('You: I saw it')).toBeVisible();
    await expect(list.getByText('Unread')).toHaveCount(opensNewest ? 0 : 1);
  });
}
