import { authorAndFollower, postQuestionAndAnswer, accountIdOf } from '../fixtures/person.ts';
import { expect, test } from '../fixtures/test.ts';
import { activateByKeyboard } from '../pages/keys.ts';
import { collapsedTreePreferences, setPreferences } from '../pages/preferences.ts';
import { openStatusPage, scrollToStatus, sampleText } from '../pages/reading.ts';
import { chooseMenuItem } from '../pages/status-menu.ts';

test('Conversation: the viewer’s own reply is visible wherever it is inserted, and the focus is not lost with the form', async ({
  instance,
  openClient,
}) => {
  const { ada, bela, root, wall } = await postQuestionAndAnswer(instance.origin);
  await ada.post('Still there.', { in_reply_to_id: wall });
  const client = await openClient();
  const { page } = client;
  await setPreferences(client, collapsedTreePreferences(3), await accountIdOf(bela));
  await client.signIn(bela);

  await test.step('in a timeline the parent gets the focus', async () => {
    await client.openReply('Still there.');
    await page.keyboard.type('So it is.');
    await page.keyboard.press('Control+Enter');
    await expect(client.replyForm).toHaveCount(0);
    await expect(client.post('Still there.').first()).toBeFocused();
  });

  await test.step('in a collapsed branch the reply is shown and focused', async () => {
    await page.goto(`/notice/${root}`);
    await expect(client.main.getByRole('button', { name: '1 more reply' })).toBeVisible();
    await client.openReply('Still there.');
    await page.keyboard.type('For how long?');
    await page.keyboard.press('Control+Enter');
    await expect(client.post('For how long?')).toBeFocused();
    await expect(client.post('So it is.')).toBeVisible();
  });

  await test.step('if the reply is visible, the parent keeps the focus', async () => {
    await client.openReply('Where is the heron?');
    await page.keyboard.type('And the crane?');
    await page.keyboard.press('Control+Enter');
    await expect(client.replyForm).toHaveCount(0);
    await expect(client.post('And the crane?')).toBeAttached();
    await expect(client.post('Where is the heron?')).toBeFocused();
  });
});

test('Conversation: one opened in a timeline is restored as it was left, and its removal moves the focus', async ({
  instance,
  openClient,
}) => {
  const [ada, bela] = await authorAndFollower(instance.origin);
  await ada.post(`The post before. ${sampleText}`);
  let last: string | undefined;
  for (let number = 1; number <= 7; number += 1) {
    const parent = last === undefined ? {} : { in_reply_to_id: last };
    last = await ada.post(`Words of ${number}! ${sampleText}`, parent);
  }
  const client = await openClient();
  const { page } = client;
  await setPreferences(client, collapsedTreePreferences(4), await accountIdOf(bela));
  await client.signIn(bela);
  const opener = client.post('Words of 1!');
  await scrollToStatus(client, opener);
  await opener.getByRole('button', { name: 'Show conversation here' }).click();
  const section = client.main.getByRole('region', { name: 'Conversation' });
  const line = (number: number) =>
    section.getByRole('article').filter({ hasText: `Words of ${number}!` });
  const more = section.getByRole('button', { name: /more repl/ });
  await activateByKeyboard(page, more);
  await expect(line(5)).toBeFocused();

  await test.step('its expanded branches and the focus are restored', async () => {
    const shown = await section.getByRole('article').count();
    await openStatusPage(client, line(5));
    await page.goBack();
    await expect(section.getByRole('article')).toHaveCount(shown);
    await expect(line(5)).toBeFocused();
  });

  await test.step('a conversation that was closed opens in its initial state', async () => {
    await section.getByRole('button', { name: 'Hide conversation' }).first().click();
    await expect(section).toHaveCount(0);
    await opener.getByRole('button', { name: 'Show conversation here' }).click();
    await expect(line(1)).toBeVisible();
    await expect(line(5)).toHaveCount(0);
    await expect(more).toBeAttached();
  });

  await test.step('if its status was deleted, closing it focuses the next status', async () => {
    await chooseMenuItem(page, line(1), 'Mute conversation');
    await section.getByRole('button', { name: 'Hide conversation' }).first().click();
    await expect(section).toHaveCount(0);
    await expect(client.post('The post before.')).toBeFocused();
  });
});

test('Conversation: the bar of a tree does not cover the status that was below the header', async ({
  instance,
  openClient,
}) => {
  const { ada, bela, root } = await postQuestionAndAnswer(instance.origin);
  for (let number = 1; number <= 8; number += 1)
    await ada.post(`Words of ${number}! ${sampleText}`, { in_reply_to_id: root });
  const weirId = await ada.post(`By the weir? ${sampleText}`, { in_reply_to_id: root });
  for (let number = 1; number <= 12; number += 1)
    await ada.post(`Answer ${number}. ${sampleText}`, { in_reply_to_id: weirId });
  const client = await openClient();
  const { page } = client;
  await client.signIn(bela);
  await page.goto(`/notice/${weirId}`);
  const read = client.post('By the weir?');
  await expect(client.post('Answer 1.')).toBeAttached();
  const before = await client.topOf(read);
  // Dispatches the event, because Playwright's `click` would scroll the page: the button is in the
  // sticky header.
  await page.getByRole('button', { name: 'Tree' }).dispatchEvent('click');
  const button = page.getByRole('button', { name: 'Show full conversation' });
  await expect(button).toBeVisible();
  const bar = await client.topOf(button);
  await expect.poll(() => client.topOf(read)).toBeGreaterThan(bar + 30);
  expect(await client.topOf(read)).toBeLessThan(before + 60);
});
