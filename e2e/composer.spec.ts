import type { Route } from '@playwright/test';
import { authorAndFollower, registerPerson } from './fixtures/person.ts';
import { expect, test } from './fixtures/test.ts';
import { stableBox } from './pages/stable-box.ts';

/** Lets the server process the request, and then drops the response. */
async function dropResponse(route: Route): Promise<void> {
  await route.fetch();
  await route.abort('connectionreset');
}

test('Composer: a post written offline survives a reload and is then sent once [R-COMP-001 R-COMP-020 R-COMP-040]', async ({
  instance,
  openClient,
}) => {
  const ada = await registerPerson(instance.origin, 'ada');
  const client = await openClient();
  const { page, watch, composer } = client;
  watch.expectFailure(/./, /ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED/);
  await client.signIn(ada);
  await composer.getByRole('textbox', { name: 'Text' }).click();
  await page.context().setOffline(true);
  await composer.getByRole('textbox', { name: 'Text' }).fill('Written on a train');
  await composer.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(composer.getByRole('alert')).toHaveText(
    'Error: Failed to connect to server, try again',
  );
  await expect(composer.getByRole('textbox', { name: 'Text' })).toHaveValue('Written on a train');

  await page.context().setOffline(false);
  await page.reload();
  await expect(composer.getByRole('textbox', { name: 'Text' })).toHaveValue('Written on a train');
  await composer.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(client.post('Written on a train')).toHaveCount(1);
  await expect(composer.getByRole('textbox', { name: 'Text' })).toHaveValue('');
  await page.reload();
  await expect(client.post('Written on a train')).toHaveCount(1);
  await expect(composer.getByRole('textbox', { name: 'Text' })).toHaveValue('');
});

test('Composer: retrying after a lost response does not post twice [R-COMP-042]', async ({
  instance,
  openClient,
}) => {
  const ada = await registerPerson(instance.origin, 'ada');
  const client = await openClient();
  const { page, watch, composer } = client;
  await client.signIn(ada);
  watch.expectFailure(/\/api\/v1\/statuses/, /ERR_CONNECTION_RESET/);
  await page.route('**/api/v1/statuses', dropResponse);
  await composer.getByRole('textbox', { name: 'Text' }).fill('Once is enough');
  for (let attempt = 0; attempt < 2; attempt += 1) {
    await composer.getByRole('button', { name: 'Post', exact: true }).click();
    await expect(composer.getByRole('alert')).toContainText('Error:');
    await expect(composer.getByRole('button', { name: 'Post', exact: true })).toBeEnabled();
  }
  await page.unroute('**/api/v1/statuses');
  await page.reload();
  await composer.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(composer.getByRole('textbox', { name: 'Text' })).toHaveValue('');
  await expect(client.post('Once is enough')).toHaveCount(1);
  expect(await ada.call('GET', '/api/v1/timelines/home')).toHaveLength(1);

  await test.step('after the text was changed, it is sent as another post', async () => {
    await page.route('**/api/v1/statuses', dropResponse);
    const box = composer.getByRole('textbox', { name: 'Text' });
    await box.fill('Twice is too much');
    await composer.getByRole('button', { name: 'Post', exact: true }).click();
    await expect(composer.getByRole('alert')).toContainText('Error:');
    await page.unroute('**/api/v1/statuses');
    await page.reload();
    await box.fill('Twice is just right');
    /*
     * Waits until the message about the previous text has disappeared, because the button then
     * moves to the place of the message.
     */
    await expect(composer.getByText(/^You just posted almost the same/)).toHaveCount(0);
    await composer.getByRole('button', { name: 'Post', exact: true }).click();
    await expect(box).toHaveValue('');
    await expect(client.post('Twice is just right')).toHaveCount(1);
  });
});

test('Composer: a post being sent cannot be sent again, and an empty one not at all [R-COMP-018 R-COMP-022]', async ({
  instance,
  openClient,
}) => {
  const ada = await registerPerson(instance.origin, 'ada');
  const client = await openClient();
  const { page, composer } = client;
  await client.signIn(ada);
  const text = composer.getByRole('textbox', { name: 'Text' });
  await text.fill('   ');
  await composer.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(composer.getByRole('alert')).toHaveText('Write something or attach a file first');

  const gate = Promise.withResolvers<void>();
  let sent = 0;
  await page.route('**/api/v1/statuses', async (route) => {
    sent += 1;
    await gate.promise;
    await route.continue();
  });
  await text.fill('Slow but sure');
  await text.press('Control+Enter');
  await text.press('Control+Enter');
  await composer.getByRole('button', { name: 'Post', exact: true }).click({ force: true });
  gate.resolve();
  await expect(text).toHaveValue('');
  await expect(client.post('Slow but sure')).toHaveCount(1);
  expect(sent).toBe(1);
});

test('Composer: a post above the limit cannot be sent, and the remaining characters are counted [R-COMP-024]', async ({
  instance,
  openClient,
}) => {
  const ada = await registerPerson(instance.origin, 'ada');
  const client = await openClient();
  await client.signIn(ada);
  const text = client.composer.getByRole('textbox', { name: 'Text' });
  const post = client.composer.getByRole('button', { name: 'Post', exact: true });
  await expect(text).toHaveAccessibleDescription('5,000 characters left');
  await text.fill('x'.repeat(5001));
  await expect(text).toHaveAccessibleDescription('1 character too many');
  await expect(post).toBeDisabled();
  await text.fill('x'.repeat(5000));
  await expect(text).toHaveAccessibleDescription('0 characters left');
  await post.click();
  await expect(text).toHaveValue('');
});

test('Composer: each unfinished reply is restored under its own status after a reload', async ({
  instance,
  openClient,
}) => {
  const [ada, bela] = await authorAndFollower(instance.origin);
  await ada.post('The first question');
  await ada.post('The second question');
  const client = await openClient();
  const { page, watch } = client;
  await client.signIn(bela);
  const replies = [
    ['The first question', ' one answer'],
    ['The second question', ' another answer'],
  ] as const;
  const formUnder = (question: string) =>
    client.post(question).getByRole('form', { name: /^Reply/ });
  for (const [question, answer] of replies) {
    await client.openReply(question);
    const text = formUnder(question).getByRole('textbox', { name: 'Text' });
    await text.press('End');
    await text.pressSequentially(answer);
  }
  await page.reload();
  for (const [question, answer] of replies) {
    await client.openReply(question);
    await expect(formUnder(question).getByRole('textbox', { name: 'Text' })).toHaveValue(
      `@ada ${answer}`,
    );
  }

  await test.step('a failed reply keeps its text and is removed when sent', async () => {
    const form = formUnder('The second question');
    watch.expectFailure(/\/api\/v1\/statuses/, /status of 500/);
    await page.route('**/api/v1/statuses', (route) => route.fulfill({ status: 500 }));
    await form.getByRole('button', { name: 'Reply' }).click();
    await expect(form.getByRole('alert')).toHaveText('Error: The server had a problem, try again');
    await page.unroute('**/api/v1/statuses');
    await form.getByRole('button', { name: 'Reply' }).click();
    await expect(form).toBeHidden();
    await expect(client.post('another answer')).toHaveCount(1);
    await client.openReply('The second question');
    await expect(form.getByRole('textbox', { name: 'Text' })).toHaveValue('@ada ');
  });
});

test('Composer: the buttons of a reply are not covered by the bottom bar on mobile', async ({
  instance,
  openClient,
}) => {
  const [ada, bela] = await authorAndFollower(instance.origin);
  await ada.post('The first question');
  await ada.post('The second question');
  const client = await openClient();
  const { page } = client;
  await client.signIn(bela);
  await page.setViewportSize({ width: 390, height: 480 });
  await expect(client.post('The first question')).toBeVisible();
  await client.openReply('The first question');
  /* The bottom bar is hidden while a text field has the focus, so a button is focused. */
  await client.replyForm.getByRole('button', { name: 'Poll' }).focus();
  const bar = page.getByRole('navigation').last();
  await expect
    .poll(async () => {
      const [reply, below] = await Promise.all([
        client.replyForm.getByRole('button', { name: 'Reply' }).boundingBox(),
        bar.boundingBox(),
      ]);
      return reply !== null && below !== null && reply.y + reply.height <= below.y;
    })
    .toBe(true);
});

test('Composer: two accounts in one browser do not see each other’s drafts', async ({
  instance,
  openClient,
}) => {
  const ada = await registerPerson(instance.origin, 'ada');
  const bela = await registerPerson(instance.origin, 'bela');
  const client = await openClient();
  const text = client.composer.getByRole('textbox', { name: 'Text' });
  await client.signIn(ada);
  await text.fill('Not for bela');
  await client.signOut();
  await client.signIn(bela);
  await expect(text).toHaveValue('');
  await client.signOut();
  await client.signIn(ada);
  await expect(text).toHaveValue('Not for bela');
});

test('Composer: is one line in the sidebar until it is used, then covers the navigation', async ({
  instance,
  openClient,
}) => {
  const ada = await registerPerson(instance.origin, 'ada');
  const client = await openClient();
  const { page, composer } = client;
  await client.signIn(ada);
  const text = composer.getByRole('textbox', { name: 'Text' });
  const poll = composer.getByRole('button', { name: 'Poll' });
  const navigation = page.getByRole('navigation', { name: 'Main navigation' });
  await expect(composer.getByRole('button', { name: 'Post', exact: true })).toBeVisible();
  await expect(poll).toBeHidden();
  const height = (await stableBox(composer)).height;
  const top = (await stableBox(navigation)).y;

  await text.focus();
  await expect(poll).toBeVisible();
  expect((await stableBox(composer)).height).toBeGreaterThan(3 * height);
  expect((await stableBox(navigation)).y).toBe(top);
  await page.keyboard.press('Escape');
  await expect(poll).toBeHidden();

  await page.keyboard.type('The heron is back');
  await expect(poll).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(poll).toBeHidden();
  expect((await stableBox(composer)).height).toBe(height);
  await expect(text).toHaveValue('The heron is back');
  await composer.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(client.post('The heron is back')).toBeVisible();
  await expect(poll).toBeHidden();
});
