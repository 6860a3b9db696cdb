import { follow, registerPerson } from '../fixtures/person.ts';
import { expect, test } from './test.ts';

test('Smoke: a visitor reads; an account signs in, posts, receives, likes, opens and signs out', async ({
  instance,
  client,
}) => {
  const ada = await registerPerson(instance.origin, 'ada');
  const bela = await registerPerson(instance.origin, 'bela');
  await follow(bela, ada);
  await ada.post('The heron is back');
  const { driver, page, composer, textbox } = client;
  const heron = client.status('The heron is back');

  await test.step('a visitor reads the public timeline', async () => {
    await client.goto('/main/all');
    await heron.expectVisible();
  });
  await test.step('an account signs in', async () => {
    await client.signIn(bela);
    await heron.expectVisible();
  });
  await test.step('a post is written and shown', async () => {
    await textbox.type('So are the rooks');
    await composer.role('button', 'Post').click();
    await client.status('So are the rooks').expectVisible();
    await expect.poll(() => textbox.value()).toBe('');
  });
  await test.step('a post by another account arrives', async () => {
    await ada.post('Third morning running');
    await client.status('Third morning running').expectVisible();
  });
  await test.step('a like is shown and kept', async () => {
    await heron.role('button', 'Like').click();
    await heron.role('button', 'Like, 1').expectVisible();
  });
  await test.step('a menu opens, Escape closes it and restores the focus', async () => {
    await heron.role('button', 'More').click();
    await page.role('menuitem').expectVisible();
    await driver.press('Escape');
    await page.role('menuitem').expectCount(0);
    await expect.poll(() => heron.role('button', 'More').hasFocus()).toBe(true);
  });
  await test.step('a dialog opens and closes', async () => {
    await client.chooseFromAccountMenu('Log out');
    await page.role('dialog', 'Log out').expectVisible();
    await driver.press('Escape');
    await page.role('dialog').expectCount(0);
  });
  await test.step('a conversation opens, and Back returns to the timeline', async () => {
    await heron.css('a:has(time)').click();
    await page.role('heading', 'Conversation').expectVisible();
    await driver.back();
    await client.expectPath('/main/friends');
    await client.status('So are the rooks').expectVisible();
  });
  await test.step('the session is restored after a reload', async () => {
    await driver.reload();
    await client.status('So are the rooks').expectVisible();
    await heron.role('button', 'Like, 1').expectVisible();
  });
  await test.step('the account signs out', async () => {
    await client.signOut();
    await page.role('region', 'You').expectCount(0);
  });
});
