import { makeHostile, pictureHost, texts } from './fixtures/hostile-server.ts';
import { follow, register } from './fixtures/person.ts';
import { expect, test } from './fixtures/test.ts';
import { nextFrames, type Client } from './pages/client.ts';

interface Found {
  readonly wrong: readonly string[];
  /** The places in the timeline of the posts that are drawn. */
  readonly drawn: readonly number[];
}

/** What of the posts that are drawn must not be there; goes on behind the last of them when asked. */
function inspect(goesOn = false): Found {
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
  if (goesOn) {
    // At once: if others are drawn before this, those in between are never looked at.
    articles.at(-1)?.scrollIntoView({ block: 'end' });
    window.scrollBy(0, 300);
  }
  return {
    wrong: [...wrong, ...wide.map(({ scrollWidth }) => `${scrollWidth} wide`)],
    drawn: articles.map((article) => Number(article.getAttribute('aria-posinset'))),
  };
}

/** Reads a timeline from where it is to its end, post after post; gives the places that were read. */
async function readToTheEnd(client: Client): Promise<number[]> {
  const { page } = client;
  const seen = new Set<number>();
  const isAtEnd = async (): Promise<boolean> => {
    // What has just come into sight is drawn with the next frame, and then has its own height.
    await nextFrames(page);
    const isEndInSight = await client.isInSight(client.end);
    const { wrong, drawn } = await page.evaluate(inspect, true);
    expect(wrong).toEqual([]);
    for (const number of drawn) seen.add(number);
    return isEndInSight;
  };
  await expect.poll(isAtEnd, { timeout: 120_000, intervals: [20] }).toBe(true);
  return [...seen].toSorted((one, other) => one - other);
}

test('whatever a hostile server puts into posts, nothing runs, leaves or breaks [R-STATUS-009]', async ({
  instance,
  openClient,
}) => {
  test.slow();
  const mallory = await register(instance.origin, 'mallory');
  const ada = await register(instance.origin, 'ada');
  for (const number of texts.keys()) await mallory.post(`hostile ${number}`);
  await ada.post('An honest post');

  const client = await openClient();
  const { page, watch } = client;
  watch.expectFailure(/broken\.png/, /ERR_CONNECTION_REFUSED/);
  await client.signIn(ada);
  await makeHostile(page);
  // Where there is least room, something too wide shows first.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/main/all');
  await expect(client.post('An honest post')).toBeVisible();
  const address = page.url();

  const places = Array.from({ length: texts.length + 1 }, (_, index) => index + 1);
  expect(await readToTheEnd(client)).toEqual(places);

  await test.step('the page still does what it is asked, at once', async () => {
    await page.evaluate(() => window.scrollTo({ top: 0 }));
    const honest = client.post('An honest post');
    await expect(honest).toBeVisible();
    await honest.getByRole('button', { name: 'Like' }).click({ timeout: 1_000 });
    await expect(honest.getByRole('button', { name: 'Remove like' })).toHaveText('1');
  });

  await test.step('and has gone nowhere', async () => {
    expect(page.url()).toBe(address);
    expect(page.frames()).toHaveLength(1);
    const hosts = new Set(watch.addresses.map((one) => new URL(one).host));
    expect([...hosts].toSorted()).toEqual([new URL(instance.origin).host, pictureHost].toSorted());
  });
});

test('hostile names, pictures and links are harmless wherever they stand, and in what is streamed', async ({
  instance,
  openClient,
}) => {
  const mallory = await register(instance.origin, 'mallory');
  const ada = await register(instance.origin, 'ada');
  await follow(ada, mallory);
  const client = await openClient();
  const { page, watch } = client;
  watch.expectFailure(/broken\.png/, /ERR_CONNECTION_REFUSED/);
  await makeHostile(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await client.signIn(ada);
  await client.write('An honest post');
  const own = await ada.post('Another honest post');
  await mallory.call('POST', `/api/v1/statuses/${own}/favourite`, {});
  await mallory.post('hostile 1');

  await expect(client.posts).toHaveCount(3);
  await expect(client.notifications.getByText('liked your post')).toBeVisible();
  const { wrong } = await page.evaluate(inspect, false);
  expect(wrong).toEqual([]);

  await test.step('to a hostile person who is signed in', async () => {
    await client.signOut();
    await client.signIn(mallory);
    const you = page.getByRole('region', { name: 'You' });
    await expect(you).toContainText('@mallory');
    // Once the test has ended, nobody stands in for the host of pictures.
    const emoji = you.locator('img[src$="blobcat.png"]').first();
    await expect
      .poll(() => emoji.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBe(1);
    expect((await page.evaluate(inspect, false)).wrong).toEqual([]);
  });

  const hosts = new Set(watch.addresses.map((one) => new URL(one).host));
  expect([...hosts].toSorted()).toEqual([new URL(instance.origin).host, pictureHost].toSorted());
});
