import type { Page } from '@playwright/test';
import { NetworkOutage } from '../fixtures/outage.ts';
import { type Person, authorAndFollower, registerPerson } from '../fixtures/person.ts';
import { expect, test } from '../fixtures/test.ts';
import { expectTopPosition, openStatusPage, scrollToStatus, sampleText } from '../pages/reading.ts';

async function postMany(person: Person, from: number, to: number): Promise<void> {
  for (let number = from; number <= to; number += 1) {
    await person.post(`Post number ${number}. ${sampleText.repeat(number % 5)}`);
  }
}

test('Scroll position: restored three hundred statuses down after Back and after a reload', async ({
  instance,
  openClient,
}) => {
  test.setTimeout(300_000);
  const ada = await registerPerson(instance.origin, 'ada');
  await postMany(ada, 1, 330);
  const client = await openClient();
  const { page } = client;
  await page.goto('/main/all');
  await expect(client.post('Post number 330.')).toBeVisible();
  const read = client.post('Post number 30.');
  await scrollToStatus(client, read);
  const place = await client.topOf(read);

  await test.step('the position is restored after a status was opened', async () => {
    await openStatusPage(client, read);
    await expect(client.post('Post number 25.')).toHaveCount(0);
    await page.goBack();
    await expectTopPosition(client, read, place);
  });

  await test.step('the position is restored after another timeline was opened', async () => {
    const places = page.getByRole('navigation', { name: 'Main navigation' });
    await places.getByRole('link', { name: 'Local' }).click();
    await expect(client.post('Post number 330.')).toBeVisible();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await expectTopPosition(client, read, place);
    await page.goForward();
    await expect(client.post('Post number 330.')).toBeVisible();
    await page.goBack();
    await expectTopPosition(client, read, place);
  });

  await test.step('the position is restored after a reload', async () => {
    await page.reload();
    await expectTopPosition(client, read, place);
    await expect(client.post('Post number 32.')).toBeAttached();
    await page.mouse.move(640, 400);
    await client.scrollUntilVisible(client.post('Post number 1.'));
  });

  await test.step('there is a gap up to the newest status', async () => {
    expect(await client.scrollFromTopTo(client.main.getByText(/aren’t loaded/))).toBe(true);
    await page.evaluate(() => window.scrollTo({ top: 0 }));
    await expect(client.post('Post number 330.')).toBeVisible();
  });
});

/**
 * Simulates a night in which the browser has frozen the page: time passes, but its connections are
 * lost.
 */
async function night(
  page: Page,
  outage: NetworkOutage,
  meanwhile: () => Promise<void>,
): Promise<void> {
  await outage.begin();
  await meanwhile();
  await page.clock.fastForward('08:00:00');
  await outage.end();
  await page.clock.fastForward('01:00');
  await page.clock.resume();
}

test('Scroll position: kept after the page was frozen for a night, and the gap above is filled from either end [R-TL-034]', async ({
  instance,
  openClient,
}) => {
  test.setTimeout(300_000);
  const [ada, bela] = await authorAndFollower(instance.origin);
  await postMany(ada, 1, 60);
  const client = await openClient();
  const { page, main, watch } = client;
  await page.clock.install();
  const outage = await NetworkOutage.over(page);
  watch.expectOutage(instance.origin);
  await client.signIn(bela);
  await expect(client.post('Post number 60.')).toBeVisible();
  const read = client.post('Post number 45.');
  await scrollToStatus(client, read);
  const place = await client.topOf(read);

  await night(page, outage, () => postMany(ada, 61, 220));
  const more = page.getByRole('button', { name: /^More than \d+ new posts$/ });
  await expect(more).toBeVisible({ timeout: 60_000 });
  await expectTopPosition(client, read, place);

  await more.click();
  await expect(client.posts.first()).toContainText('Post number 220.');
  const gap = main.getByText(/aren’t loaded/);
  await scrollToStatus(client, gap);

  await test.step('when the gap is filled from its lower end, what is below it does not move', async () => {
    const under = client.post('Post number 60.');
    const before = await client.topOf(under);
    /* Clicks repeatedly, since clicks are ignored for one second after statuses were inserted. */
    await expect(async () => {
      await main.getByRole('button', { name: 'Load older first' }).click();
      await expect(client.post('Post number 61.')).toBeAttached({ timeout: 3_000 });
    }).toPass();
    await expectTopPosition(client, under, before);
  });

  await test.step('when the gap is filled from its upper end, what is above it does not move', async () => {
    await page.evaluate(() => window.scrollTo({ top: 0 }));
    await scrollToStatus(client, gap);
    await client.topOf(gap);
    const texts = await main.getByRole('article').or(gap).allInnerTexts();
    const at = texts.findIndex((text) => text.includes('aren’t loaded'));
    const number = /number (\d+)/.exec(texts[at - 1] ?? '')?.[1];
    const over = client.post(`Post number ${number}.`);
    const before = await client.topOf(over);
    await main.getByRole('button', { name: 'Load newer first' }).click();
    await expect(client.post(`Post number ${Number(number) - 1}.`)).toBeAttached();
    await expectTopPosition(client, over, before);
  });
});

/** Removes size and blurhash of attachments from responses, which Akkoma omits by default. */
async function removeMeta(page: Page): Promise<void> {
  const omitted: readonly string[] = ['meta', 'blurhash'];
  await page.route(/\/api\/v1\/timelines\//, async (route) => {
    const response = await route.fetch({ maxRetries: 3 });
    const text = JSON.stringify(await response.json(), (key, value: unknown) =>
      omitted.includes(key) ? undefined : value,
    );
    await route.fulfill({ response, body: text });
  });
}

for (const [what, hasMeta] of [
  ['with meta', true],
  ['without meta', false],
] as const) {
  test(`Scroll position: the layout shifts by at most 0.02 through the whole demo timeline, attachments ${what}`, async ({
    startInstance,
    openClient,
  }) => {
    test.setTimeout(300_000);
    const demo = await startInstance(['--no-throttle']);
    const client = await openClient(demo);
    const { page } = client;
    await page.addInitScript(() => {
      const shifts: { value: number; descriptions: string[] }[] = [];
      Reflect.set(globalThis, 'shifts', shifts);
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const sources: unknown = Reflect.get(entry, 'sources');
          const nodes: unknown[] = Array.isArray(sources)
            ? sources.map((source): unknown => source.node)
            : [];
          const descriptions = nodes.map((node) =>
            node instanceof Node ? (node.textContent ?? '').slice(0, 60) : '',
          );
          shifts.push({ value: Number(Reflect.get(entry, 'value')), descriptions });
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    if (!hasMeta) await removeMeta(page);
    await page.goto('/main/all');
    await expect(client.posts.first()).toBeVisible();
    await page.mouse.move(640, 400);
    await expect(async () => {
      await page.mouse.wheel(0, 700);
      expect(await client.isInViewport(client.end)).toBe(true);
    }).toPass({ intervals: [60], timeout: 200_000 });
    const shifts = await page.evaluate((): unknown => Reflect.get(globalThis, 'shifts'));
    const all = Array.isArray(shifts) ? shifts.map((one) => Number(one.value)) : [Number.NaN];
    const sum = all.reduce((before, shift) => before + shift, 0);
    expect(sum, JSON.stringify(shifts)).toBeLessThanOrEqual(0.02);
  });
}
