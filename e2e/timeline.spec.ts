import { NetworkOutage } from './fixtures/outage.ts';
import { type Person, authorAndFollower, registerPerson } from './fixtures/person.ts';
import { expect, test } from './fixtures/test.ts';
import { waitForFrames } from './pages/client.ts';
import { expectTopPosition } from './pages/reading.ts';

async function postMany(person: Person, from: number, to: number): Promise<void> {
  for (let number = from; number <= to; number += 1) await person.post(`Post number ${number}.`);
}

function numberOf(text: string): number {
  return Number(/number (\d+)/.exec(text)?.[1]);
}

test('Timeline: new statuses are queued while scrolled down, and nothing moves [R-TL-003 R-TL-024 R-TL-025 R-TL-028 R-TL-029]', async ({
  instance,
  openClient,
}) => {
  const [ada, bela] = await authorAndFollower(instance.origin);
  await postMany(ada, 1, 40);
  const client = await openClient();
  const { page } = client;
  await client.signIn(bela);
  await expect(client.post('Post number 40.')).toBeVisible();
  await ada.post('Shown at once');
  await expect(client.posts.first()).toContainText('Shown at once');

  await client.scrollUntilVisible(client.post('Post number 25.'));
  const read = client.post('Post number 25.');
  const place = await client.topOf(read);
  await ada.post('The first to wait');
  await ada.post('The second to wait');
  await expect(page.getByRole('button', { name: '2 new posts' })).toBeVisible();
  await expectTopPosition(client, read, place);
  await page.getByRole('button', { name: '2 new posts' }).click();
  await expect(client.posts.first()).toContainText('The second to wait');
  await expect(client.posts.nth(1)).toContainText('The first to wait');
  await expect(client.posts.nth(2)).toContainText('Shown at once');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);

  await test.step('the full stop shows them, but not while typing', async () => {
    await client.scrollUntilVisible(client.post('Post number 30.'));
    await ada.post('The third to wait');
    await expect(page.getByRole('button', { name: '1 new post' })).toBeVisible();
    const box = client.composer.getByRole('textbox', { name: 'Text' });
    await box.pressSequentially('Well.');
    await expect(page.getByRole('button', { name: '1 new post' })).toBeVisible();
    await box.blur();
    await page.keyboard.press('.');
    await expect(client.posts.first()).toContainText('The third to wait');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });
});

test('Timeline: two hundred statuses are read to the first with few rendered at once [R-TL-007 R-TL-036 R-TL-048 R-TL-060]', async ({
  instance,
  openClient,
}) => {
  test.setTimeout(180_000);
  const ada = await registerPerson(instance.origin, 'ada');
  await postMany(ada, 1, 200);
  const client = await openClient();
  await client.page.goto('/main/all');
  await expect(client.post('Post number 200.')).toBeVisible();
  await test.step('j moves the next post to the upper third, and back with k', async () => {
    const focused = client.page.locator('main article:focus');
    const top = () => focused.evaluate((element) => element.getBoundingClientRect().top);
    /* Keys have no effect until the code of the shortcuts has loaded, which the first one requests. */
    await expect(async () => {
      await client.page.keyboard.press('?');
      await expect(client.page.getByRole('dialog')).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await client.page.keyboard.press('Escape');
    await expect(client.page.getByRole('dialog')).toBeHidden();
    await client.page.keyboard.press('j');
    await expect(focused).toContainText('Post number 200.');
    for (let number = 199; number > 180; number -= 1) {
      await client.page.keyboard.press('j');
      await expect(focused).toContainText(`Post number ${number}.`);
      if (number < 190) expect(await top()).toBeLessThan(420);
    }
    await client.page.keyboard.press('k');
    await expect(focused).toContainText('Post number 182.');
    expect(await top()).toBeLessThan(420);
    await expect(client.post('Post number 183.')).toBeInViewport();
    await expect(client.post('Post number 180.')).toBeInViewport();
    await client.page.evaluate(() => window.scrollTo(0, 0));
    await expect(client.post('Post number 200.')).toBeInViewport();
  });
  const { texts, mostDrawn } = await client.scrollToEnd();
  const topBar = client.page.getByRole('banner').first();
  expect(await topBar.evaluate((element) => element.getBoundingClientRect().top)).toBe(0);
  expect(texts.map(numberOf)).toEqual(Array.from({ length: 200 }, (_, index) => 200 - index));
  expect(mostDrawn).toBeLessThan(40);
});

test('Timeline: a gap after a long outage is shown and filled from both ends [R-TL-026 R-TL-034 R-STREAM-003 R-STREAM-007 R-STREAM-008 R-STREAM-009]', async ({
  instance,
  openClient,
}) => {
  const [ada, bela] = await authorAndFollower(instance.origin);
  test.setTimeout(300_000);
  await postMany(ada, 1, 30);
  const client = await openClient();
  const { page, main, watch } = client;
  const outage = await NetworkOutage.over(page);
  watch.expectOutage(instance.origin);
  await client.signIn(bela);
  await expect(client.post('Post number 30.')).toBeVisible();

  await outage.waitForStream();
  await outage.begin();
  await expect(page.getByText(/Realtime connection lost/)).toBeVisible();
  await postMany(ada, 31, 135);
  await outage.end();
  await expect(page.getByText('Live updates are back')).toBeVisible();
  await expect(client.post('Post number 135.')).toBeVisible();

  const gap = main.getByText(/aren’t loaded/);
  /**
   * Returns the positions of the statuses beside the gap, which may be out of view after they have
   * loaded.
   */
  const edges = async (): Promise<number[]> => {
    if (!(await client.isInViewport(gap))) await client.scrollFromTopTo(gap);
    await gap.evaluateAll((elements) => elements[0]?.scrollIntoView({ block: 'center' }));
    await waitForFrames(page);
    const rows = await main.getByRole('article').or(gap).allInnerTexts();
    const at = rows.findIndex((text) => text.includes('aren’t loaded'));
    return at < 0 ? [] : [rows[at - 1] ?? '', rows[at + 1] ?? ''].map(numberOf);
  };
  /* A long time limit, since each check may scroll through the whole timeline. */
  const seeking = { timeout: 120_000 };
  const fill = async (way: string): Promise<void> => {
    const response = page.waitForResponse(/\/timelines\/home/);
    await main.getByRole('button', { name: way }).click();
    await response;
  };
  await expect.poll(async () => (await edges())[1], seeking).toBe(30);
  const [above = 0, below = 0] = await edges();
  expect(below).toBe(30);
  expect(above - below).toBeGreaterThan(40);

  await fill('Load older first');
  await expect.poll(edges, seeking).toEqual([above, 50]);
  await fill('Load newer first');
  await expect.poll(edges, seeking).toEqual([above - 20, 50]);
  while (await client.scrollFromTopTo(gap)) await fill('Load older first');

  await page.evaluate(() => window.scrollTo({ top: 0 }));
  await expect(client.post('Post number 135.')).toBeVisible();
  const { texts } = await client.scrollToEnd();
  expect(texts.map(numberOf)).toEqual(Array.from({ length: 135 }, (_, index) => 135 - index));
});

test('Timeline: an edit and a deletion elsewhere show without a reload [R-STREAM-015 R-STREAM-016 R-STREAM-017 R-TL-052]', async ({
  instance,
  openClient,
}) => {
  const [ada, bela] = await authorAndFollower(instance.origin);
  const client = await openClient();
  await client.signIn(bela);
  const statusId = await ada.post('The first verison');
  const lost = await ada.post('Better left unsaid');
  await expect(client.posts).toHaveCount(2);
  await ada.call('PUT', `/api/v1/statuses/${statusId}`, { status: 'The first version' });
  await expect(client.post('The first version')).toBeVisible();
  await expect(client.post('The first verison')).toHaveCount(0);
  await ada.call('DELETE', `/api/v1/statuses/${lost}`);
  await expect(client.post('Better left unsaid')).toHaveCount(0);
  await expect(client.posts).toHaveCount(1);
});

test('Timeline: an edit between the first page and the stream’s connection shows once it is connected [R-STREAM-016]', async ({
  instance,
  openClient,
}) => {
  const [ada, bela] = await authorAndFollower(instance.origin);
  const client = await openClient();
  const line = Promise.withResolvers<void>();
  await client.page.routeWebSocket(/\/api\/v1\/streaming/, async (socket) => {
    await line.promise;
    socket.connectToServer();
  });
  const statusId = await ada.post('The first verison');
  await client.signIn(bela);
  await expect(client.post('The first verison')).toBeVisible();
  await ada.call('PUT', `/api/v1/statuses/${statusId}`, { status: 'The first version' });
  line.resolve();
  await expect(client.post('The first version')).toBeVisible();
});

test('Timeline: polls while the stream is down [R-STREAM-006]', async ({
  instance,
  openClient,
}) => {
  const [ada, bela] = await authorAndFollower(instance.origin);
  const client = await openClient();
  const { page } = client;
  await page.routeWebSocket(/\/api\/v1\/streaming/, (socket) => {
    void socket.close({ code: 4000 });
  });
  await page.clock.install();
  await client.signIn(bela);
  await expect(client.main.getByText('No posts')).toBeVisible();
  await ada.post('Found by asking');
  /*
   * Advances the clock repeatedly, because no time is specified within which the client must detect
   * a lost stream.
   */
  await expect(async () => {
    await page.clock.fastForward(20_000);
    await expect(client.post('Found by asking')).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 60_000 });
});
