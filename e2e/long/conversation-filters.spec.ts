import { postQuestionAndAnswer, follow, accountIdOf, registerPerson } from '../fixtures/person.ts';
import { expect, test } from '../fixtures/test.ts';
import { activateByKeyboard } from '../pages/keys.ts';
import { collapsedTreePreferences, setPreferences } from '../pages/preferences.ts';

test('Conversation: does not count, name or mark filtered statuses', async ({
  instance,
  openClient,
}) => {
  const { ada, bela, root, wall } = await postQuestionAndAnswer(instance.origin);
  const still = await ada.post('Still there.', { in_reply_to_id: wall });
  await ada.post('zebra one', { in_reply_to_id: still });
  const hidden = await ada.post('zebra two', { in_reply_to_id: wall });
  const client = await openClient();
  const { page, main } = client;
  const tree = {
    ...collapsedTreePreferences(3),
    muteWords: ['zebra'],
    hideWordFilteredPosts: true,
  };
  await setPreferences(client, tree, await accountIdOf(bela));
  await client.signIn(bela);
  const more = main.getByRole('button', { name: /more repl/ });

  await test.step('no button to expand is shown if all collapsed replies are filtered', async () => {
    await page.goto(`/notice/${root}`);
    await expect(client.post('Still there.')).toBeVisible();
    await expect(main.getByText(/^Reply level/)).toHaveCount(3);
    await expect(more).toHaveCount(0);
    await expect(
      client.post('Still there.').getByRole('button', { name: 'Show replies' }),
    ).toHaveCount(0);
  });

  await test.step('a filtered reply is not marked as new', async () => {
    await ada.post('zebra three', { in_reply_to_id: root });
    await ada.post('Fine weather.', { in_reply_to_id: root });
    await expect(client.post('Fine weather.')).toBeVisible();
    await expect(main.getByText(/^New /)).toHaveCount(1);
    await expect(main.getByText(/^Reply level/)).toHaveCount(4);
  });

  await test.step('replies to a filtered reply are counted, shown and focused', async () => {
    await ada.post('What is a zebra? Nobody knows.', { in_reply_to_id: still });
    await ada.post('It has flown.', { in_reply_to_id: hidden });
    const reply = client.post('It has flown.');
    await activateByKeyboard(page, more);
    await expect(reply).toBeFocused();
    await expect(more).toHaveCount(0);
  });
});

test('Conversation: the reply summary names only visible replies, and a deleted one is not new', async ({
  instance,
  openClient,
}) => {
  const ada = await registerPerson(instance.origin, 'ada');
  const bela = await registerPerson(instance.origin, 'bela');
  const cleo = await registerPerson(instance.origin, 'cleo');
  for (const other of [ada, cleo]) await follow(bela, other);
  const root = await ada.post('Where is the heron?');
  await ada.post('On the wall.', { in_reply_to_id: root });
  await cleo.post('zebra', { in_reply_to_id: root });
  const client = await openClient();
  const { page, main } = client;
  const filters = { muteWords: ['zebra'], hideWordFilteredPosts: true };
  await setPreferences(
    client,
    { conversationDisplay: 'linear', ...filters },
    await accountIdOf(bela),
  );
  await client.signIn(bela);
  await page.goto(`/notice/${root}`);
  await expect(client.post('On the wall.')).toBeVisible();
  const first = client.post('Where is the heron?');
  await first.getByRole('button', { name: /^\d+ repl/ }).click();
  const named = first.getByText(/^Replies: /).getByRole('link');
  await expect(named).toHaveText([`@${ada.username}`]);

  const lastReply = await cleo.post('Late.', { in_reply_to_id: root });
  await expect(main.getByText('New', { exact: true })).toHaveCount(1);
  await expect(named).toHaveText([`@${ada.username}`, `@${cleo.username}`]);
  await cleo.call('DELETE', `/api/v1/statuses/${lastReply}`);
  await expect(client.post('This post was deleted')).toBeVisible();
  await expect(main.getByText('New', { exact: true })).toHaveCount(0);
  await expect(named).toHaveText([`@${ada.username}`]);
});
