import { mockHostileServer, pictureHost, hostileStatusTexts } from './fixtures/hostile-server.ts';
import { follow, registerPerson } from './fixtures/person.ts';
import { expect, test } from './fixtures/test.ts';
import { waitForFrames, type Client } from './pages/client.ts';

interface Found {
  readonly wrong: readonly string[];
  /** Positions in the timeline of the rendered statuses. */
  readonly drawn: readonly number[];
}

/**
 * Runs in the page: returns forbidden content of the rendered statuses, and the positions of these
 * statuses in the timeline. If `readTo` (the last position read so far) is given, it also scrolls
 * on.
 */
function inspect(readTo: number | null): Found {
  const articles = [...document.querySelectorAll('main article')];
  const elements = articles.flatMap((article) => [...article.querySelectorAll('*')]);
  const forbidden = 'script,style,iframe,object,embed,form,input,link,meta,base,video,audio,math';
  const allowed = /^(https?|mailto|xmpp|matrix|gemini|gopher|ircs?|magnet):$/;
  const wrong = elements.flatMap((element) => {
    const names = element.getAttributeNames();
    const href = element instanceof HTMLAnchorElement ? element.protocol : 'https:';
    return [
      ...(element.matches(forbidden) ? [`<${element.localName}>`] : []),
      ...names.filter((name) => /^(on|srcdoc|formaction|ping)/.test(name)),
      ...(allowed.test(href) ? [] : [href]),
    ];
  });
  const wide = [document.documentElement, ...articles].filter(
    ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
  );
  const drawn = articles.map((article) => Number(article.getAttribute('aria-posinset')));
  if (readTo !== null && (drawn[0] ?? 0) > readTo + 1) {
    // Goes back by a window if statuses were skipped. This happens because rows move up when they
    // are lower than estimated, and because the loop below scrolls further in a frame than a person
    // does.
    window.scrollBy(0, -window.innerHeight);
  } else if (readTo !== null) {
    // Scrolls in the task that read the statuses. Otherwise statuses that are rendered in between
    // could be scrolled past without being read.
    articles.at(-1)?.scrollIntoView({ block: 'end' });
    window.scrollBy(0, 300);
  }
  return { wrong: [...wrong, ...wide.map(({ scrollWidth }) => `${scrollWidth} wide`)], drawn };
}

/**
 * Scrolls a timeline from its current position to its end. Resolves to the positions of the
 * statuses seen.
 */
async function readToTheEnd(client: Client): Promise<number[]> {
  const { page } = client;
  const seen = new Set<number>();
  let readTo = 0;
  const isAtEnd = async (): Promise<boolean> => {
    // Waits, since a status that has just become visible has its final height in the next frame.
    await waitForFrames(page);
    const isEndInSight = await client.isInViewport(client.end);
    const { wrong, drawn } = await page.evaluate(inspect, readTo);
    expect(wrong).toEqual([]);
    for (const number of drawn) seen.add(number);
    while (seen.has(readTo + 1)) readTo += 1;
    return isEndInSight && readTo === Math.max(...seen);
  };
  await expect.poll(isAtEnd, { timeout: 120_000, intervals: [20] }).toBe(true);
  return [...seen].toSorted((one, other) => one - other);
}

test('Security: statuses from a hostile server run no code, leak nothing and break nothing [R-STATUS-009]', async ({
  instance,
  openClient,
}) => {
  test.slow();
  const mallory = await registerPerson(instance.origin, 'mallory');
  const ada = await registerPerson(instance.origin, 'ada');
  for (const number of hostileStatusTexts.keys()) await mallory.post(`hostile ${number}`);
  await ada.post('An honest post');

  const client = await openClient();
  const { page, watch } = client;
  watch.expectFailure(/broken\.png/, /ERR_CONNECTION_REFUSED/);
  await client.signIn(ada);
  await mockHostileServer(page);
  // The narrowest screen, on which content overflows first.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/main/all');
  await expect(client.post('An honest post')).toBeVisible();
  const address = page.url();

  const places = Array.from({ length: hostileStatusTexts.length + 1 }, (_, index) => index + 1);
  expect(await readToTheEnd(client)).toEqual(places);

  await test.step('the page still responds', async () => {
    await page.evaluate(() => window.scrollTo({ top: 0 }));
    const honest = client.post('An honest post');
    await expect(honest).toBeVisible();
    await honest.getByRole('button', { name: 'Like' }).click({ timeout: 1_000 });
    await expect(honest.getByRole('button', { name: 'Like', pressed: true })).toHaveText('1');
  });

  await test.step('the page has not navigated', async () => {
    expect(page.url()).toBe(address);
    expect(page.frames()).toHaveLength(1);
    const hosts = new Set(watch.requestedUrls.map((one) => new URL(one).host));
    expect([...hosts].toSorted()).toEqual([new URL(instance.origin).host, pictureHost].toSorted());
  });
});

test('Security: hostile names, images and links are harmless everywhere, also when streamed', async ({
  instance,
  openClient,
}) => {
  const mallory = await registerPerson(instance.origin, 'mallory');
  const ada = await registerPerson(instance.origin, 'ada');
  await follow(ada, mallory);
  const client = await openClient();
  const { page, watch } = client;
  watch.expectFailure(/broken\.png/, /ERR_CONNECTION_REFUSED/);
  await mockHostileServer(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await client.signIn(ada);
  await client.write('An honest post');
  const ownStatusId = await ada.post('Another honest post');
  await mallory.call('POST', `/api/v1/statuses/${ownStatusId}/favourite`, {});
  await mallory.post('hostile 1');

  await expect(client.posts).toHaveCount(3);
  await expect(client.notifications.getByText('liked your post')).toBeVisible();
  const { wrong } = await page.evaluate(inspect, null);
  expect(wrong).toEqual([]);

  await test.step('they are harmless for a signed-in hostile account too', async () => {
    await client.signOut();
    await client.signIn(mallory);
    const you = page.getByRole('region', { name: 'You' });
    await expect(you).toContainText('@mallory');
    // Waits for the picture, since its host is no longer mocked after the test.
    const emoji = you.locator('img[src$="blobcat.png"]').first();
    await expect
      .poll(() => emoji.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBe(1);
    expect((await page.evaluate(inspect, null)).wrong).toEqual([]);
  });

  const hosts = new Set(watch.requestedUrls.map((one) => new URL(one).host));
  expect([...hosts].toSorted()).toEqual([new URL(instance.origin).host, pictureHost].toSorted());
});
