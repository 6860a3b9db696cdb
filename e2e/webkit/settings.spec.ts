import { registerPerson } from '../fixtures/person.ts';
import { expect, test } from './test.ts';

test('Settings: every tab opens, and a setting found by the search persists after a reload', async ({
  instance,
  client,
}) => {
  const ada = await registerPerson(instance.origin, 'ada');
  const { driver, page } = client;
  await client.signIn(ada);
  const dialog = page.role('dialog', 'Settings');

  await test.step('the window opens', async () => {
    await client.chooseFromAccountMenu('Settings');
    await dialog.role('heading', 'Appearance').expectVisible();
  });
  await test.step('every tab opens', async () => {
    for (const tab of ['Reading', 'Filters', 'Account', 'Security', 'Data']) {
      await dialog.css('nav button', { name: tab }).click();
      await dialog.role('heading', tab).expectVisible();
    }
  });
  await test.step('a setting is found', async () => {
    await dialog.role('textbox', 'Search settings').type('Interface language');
    await dialog.css('ul button', { text: 'Interface language' }).click();
    await dialog.role('heading', 'Appearance').expectVisible();
  });
  await test.step('the theme editor expands', async () => {
    await dialog.role('button', 'Edit theme…').click();
    await dialog.css('details[open] summary', { text: 'Fonts' }).expectVisible();
  });
  await test.step('Escape in the empty search closes the window', async () => {
    await dialog.role('textbox', 'Search settings').click();
    await driver.press('Escape');
    await page.role('dialog').expectCount(0);
    await client.chooseFromAccountMenu('Settings');
  });
  await test.step('German is chosen, and applies at once', async () => {
    await client.select(dialog.css('select', { name: 'Interface language' }), 'de');
    await page.role('dialog', 'Einstellungen').expectVisible();
  });
  await test.step('Escape closes the window', async () => {
    await driver.press('Escape');
    await page.role('dialog').expectCount(0);
    await page.role('button', 'Kontomenü').expectVisible();
  });
  await test.step('the language is kept after a reload', async () => {
    await driver.reload();
    await page.role('button', 'Kontomenü').expectVisible();
    expect(await driver.evaluate(() => document.documentElement.lang)).toBe('de');
  });
});
