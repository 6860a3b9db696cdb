import path from 'node:path';
import { authorAndFollower, registerPerson } from '../fixtures/person.ts';
import { expect, test } from './test.ts';

const picture = path.join(import.meta.dirname, '../fixtures/heron.png');

test('Composer: completes names and emoji, and posts a described image and a poll', async ({
  instance,
  client,
}) => {
  const [ada, bela] = await authorAndFollower(instance.origin);
  await ada.post('The heron is back');
  const { driver, page, composer, textbox } = client;
  await client.signIn(bela);
  await client.status('The heron is back').expectVisible();

  await test.step('a name is completed', async () => {
    await textbox.type('@ad');
    await page.role('option').expectVisible();
    await driver.press('Enter');
    await expect.poll(() => textbox.value()).toBe('@ada ');
  });
  await test.step('an emoji is completed', async () => {
    await textbox.type(':eagl');
    await page.role('option').expectVisible();
    await driver.press('Enter');
    await expect.poll(() => textbox.value()).toMatch(/^@ada 🦅/u);
  });
  await test.step('an emoji is picked', async () => {
    await composer.role('button', 'Emoji').click();
    const search = page.css('[popover]').role('textbox', 'Search emoji');
    await search.type('owl');
    await page.css('[popover] button', { name: 'owl' }).click();
    await expect.poll(() => textbox.value()).toContain('🦉');
    await driver.press('Escape');
  });
  await test.step('an image is attached and described', async () => {
    await client.attach(picture);
    await composer.role('button', 'ALT Describe heron.png').click();
    await composer.role('textbox', 'Description of heron.png').type('A heron on a wall');
    await composer.role('button', 'Done').click();
  });
  await test.step('the post is sent with the emoji and the image', async () => {
    await composer.role('button', 'Post').click();
    await page.css('main article img', { name: 'A heron on a wall' }).expectVisible();
    await expect.poll(() => textbox.value()).toBe('');
  });
  await test.step('a poll is written and shown', async () => {
    await textbox.type('Which bird?');
    await composer.role('button', 'Poll').click();
    await composer.role('textbox', 'Option 1').type('heron');
    await composer.role('textbox', 'Option 2').type('rook');
    await composer.role('button', 'Post').click();
    await client.status('Which bird?').text('rook').expectVisible();
  });
});

test('Composer: restores drafts, replies and edits', async ({ instance, client }) => {
  const ada = await registerPerson(instance.origin, 'ada');
  await ada.post('The heron is back');
  const { driver, page, composer, textbox } = client;
  await client.signIn(ada);
  const heron = client.status('The heron is back');

  await test.step('a draft survives a reload', async () => {
    await textbox.type('Written on a train');
    await client.expectStoredText('Written on a train');
    await driver.reload();
    await expect.poll(() => textbox.value()).toBe('Written on a train');
  });
  await test.step('Control and Enter send the post', async () => {
    await textbox.click();
    await driver.press('Control', 'Enter');
    await client.status('Written on a train').expectVisible();
  });
  await test.step('a reply is written below its status', async () => {
    await heron.role('button', 'Reply').click();
    const form = heron.css('form');
    await form.role('textbox', 'Text').type('So are the rooks');
    await form.role('button', 'Reply').click();
    await client.status('So are the rooks').expectVisible();
  });
  await test.step('an unsent draft is kept while the server is unreachable', async () => {
    await instance.kill('SIGTERM');
    await textbox.type('Not yet sent');
    await composer.role('button', 'Post').click();
    await composer.role('alert').expectVisible();
    expect(await textbox.value()).toBe('Not yet sent');
  });
  await test.step('the draft is sent when the server is back', async () => {
    await instance.start();
    await composer.role('button', 'Post').click();
    await client.status('Not yet sent').expectVisible();
    await page.css('main article', { text: 'Not yet sent' }).expectCount(1);
  });
});
