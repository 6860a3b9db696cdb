import { authorAndFollower, questionAndAnswer, idOf } from '../fixtures/person.ts';
import { expect, test } from '../fixtures/test.ts';
import { pressByKeys } from '../pages/keys.ts';
import { asTree, prefer } from '../pages/preferences.ts';
import { openPage, readTo, words } from '../pages/reading.ts';
import { choose } from '../pages/status-menu.ts';

test('one’s own answer is seen wherever it lands, and the focus is not lost with the form', async ({
  instance,
  openClient,
}) => {
  const { ada, bela, root, wall } = await questionAndAnswer(instance.origin);
  await ada.post('Still there.', { in_reply_to_id: wall });
  const client = await openClient();
  const { page } = client;
  await prefer(client, asTree(3), await idOf(bela));
  await client.signIn(bela);

  await test.step('in a timeline what was answered takes the focus', async () => {
    await client.openReply('Still there.');
    await page.keyboard.type('So it is.');
    await page.keyboard.press('Control+Enter');
    await expect(client.replyForm).toHaveCount(0);
    await expect(client.post('Still there.').first()).toBeFocused();
  });

  await test.step('in a branch that is folded the answer is shown, and takes the focus', async () => {
    await page.goto(`/notice/${root}`);
    await expect(client.main.getByRole('button', { name: '1 more reply' })).toBeVisible();
    await client.openReply('Still there.');
    await page.keyboard.type('For how long?');
    await page.keyboard.press('Control+Enter');
    await expect(client.post('For how long?')).toBeFocused();
    await expect(client.post('So it is.')).toBeVisible();
  });

  await test.step('where it is seen anyway, what was answered keeps the focus', async () => {
    await client.openReply('Where is the heron?');
    await page.keyboard.type('And the crane?');
    await page.keyboard.press('Control+Enter');
    await expect(client.replyForm).toHaveCount(0);
    await expect(client.post('And the crane?')).toBeAttached();
    await expect(client.post('Where is the heron?')).toBeFocused();
  });
});

test('a conversation in a timeline is found again as it was left, and gives the focus on when it goes', async ({
  instance,
  openClient,
}) => {
  const [ada, bela] = await authorAndFollower(instance.origin);
  await ada.post(`The post before. ${words}`);
  let last: string | undefined;
  for (let number = 1; number <= 7; number += 1) {
    const answers = last === undefined ? {} : { in_reply_to_id: last };
    last = await ada.post(`Words of ${number}! ${words}`, answers);
  }
  const client = await openClient();
  const { page } = client;
  await prefer(client, asTree(4), await idOf(bela));
  await client.signIn(bela);
  const opener = client.post('Words of 1!');
  await readTo(client, opener);
  await opener.getByRole('button', { name: 'Show the conversation here' }).click();
  const section = client.main.getByRole('region', { name: 'Conversation' });
  const line = (number: number) =>
    section.getByRole('article').filter({ hasText: `Words of ${number}!` });
  const more = section.getByRole('button', { name: /more repl/ });
  await pressByKeys(page, more);
  await expect(line(5)).toBeFocused();

  await test.step('with what was unfolded in it, and the focus where it was', async () => {
    const shown = await section.getByRole('article').count();
    await openPage(client, line(5));
    await page.goBack();
    await expect(section.getByRole('article')).toHaveCount(shown);
    await expect(line(5)).toBeFocused();
  });

  await test.step('closed, it begins anew', async () => {
    await section.getByRole('button', { name: 'Close the conversation' }).click();
    await expect(section).toHaveCount(0);
    await opener.getByRole('button', { name: 'Show the conversation here' }).click();
    await expect(line(1)).toBeVisible();
    await expect(line(5)).toHaveCount(0);
    await expect(more).toBeAttached();
  });

  await test.step('closed where its post has gone, it leaves the focus beside', async () => {
    await choose(page, line(1), 'Mute conversation');
    await section.getByRole('button', { name: 'Close the conversation' }).click();
    await expect(section).toHaveCount(0);
    await expect(client.post('The post before.')).toBeFocused();
  });
});
