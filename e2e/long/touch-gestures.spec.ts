import type { Page } from '@playwright/test';
import { authorAndFollower } from '../fixtures/person.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

type Place = readonly [x: number, y: number];

/** Moves one finger along a line, since Playwright's `touchscreen` can only tap. */
async function drag(page: Page, [fromX, fromY]: Place, [toX, toY]: Place): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  /* Set explicitly, in seconds: on a busy machine the finger would be too slow for a swipe. */
  let timestamp = Date.now() / 1_000;
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly Place[]) => {
    timestamp += 0.02;
    return cdp.send('Input.dispatchTouchEvent', {
      type,
      timestamp,
      touchPoints: points.map(([x, y]) => ({ x, y })),
    });
  };
  await send('touchStart', [[fromX, fromY]]);
  for (let step = 1; step <= 10; step += 1) {
    const at = (from: number, to: number) => from + ((to - from) * step) / 10;
    // oxlint-disable-next-line no-await-in-loop -- the finger moves step by step
    await send('touchMove', [[at(fromX, toX), at(fromY, toY)]]);
  }
  await send('touchEnd', []);
  await cdp.detach();
}

const root = (page: Page) => page.locator('html');

test('Touch: a pull at the top refreshes a timeline, and nothing else does', async ({
  instance,
  openClient,
}) => {
  const [author, follower] = await authorAndFollower(instance.origin);
  await author.post('The heron is back');
  const client = await openClient();
  const { page } = client;
  /* The stream is closed, so that only a refresh shows the second post. */
  await page.routeWebSocket(/\/api\/v1\/streaming/, (socket) => socket.close());
  await client.signIn(follower);
  await expect(client.post('The heron is back')).toBeVisible();
  await expect(root(page)).toHaveCSS('overscroll-behavior-y', 'contain');
  await author.post('And it stays');

  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/timelines/home')) requests.push(request.url());
  });
  await drag(page, [195, 300], [195, 360]);
  await drag(page, [340, 300], [100, 330]);
  await drag(page, [195, 600], [195, 300]);
  await drag(page, [195, 300], [195, 400]);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  expect(requests).toEqual([]);
  await drag(page, [195, 300], [195, 520]);
  await expect(client.post('And it stays')).toBeVisible();
  expect(requests).toHaveLength(1);
});

test('Touch: a pull refreshes notifications, a swipe changes tabs', async ({
  instance,
  openClient,
}) => {
  const [author, follower] = await authorAndFollower(instance.origin);
  const client = await openClient();
  const { page } = client;
  await page.routeWebSocket(/\/api\/v1\/streaming/, (socket) => socket.close());
  await client.signIn(follower);
  await page.goto(`/${follower.username}/notifications`);
  const all = page.getByRole('button', { name: 'All', exact: true });
  await expect(all).toHaveAttribute('aria-pressed', 'true');
  await expect(root(page)).toHaveCSS('overscroll-behavior-y', 'contain');
  await author.post(`@${follower.username} look, the heron`);
  await drag(page, [195, 300], [195, 520]);
  await expect(page.getByText('look, the heron')).toBeVisible();

  const mentions = page.getByRole('button', { name: 'Mentions', exact: true });
  await drag(page, [300, 500], [120, 510]);
  await expect(mentions).toHaveAttribute('aria-pressed', 'true');
  await drag(page, [120, 500], [300, 510]);
  await expect(all).toHaveAttribute('aria-pressed', 'true');
  /* Neither a swipe from the edge, which belongs to the system, nor one at the first tab changes
     the tab. */
  await drag(page, [10, 500], [300, 510]);
  await drag(page, [120, 500], [300, 510]);
  await expect(all).toHaveAttribute('aria-pressed', 'true');

  await page.goto(`/${author.username}`);
  await expect(page.getByRole('link', { name: 'Posts', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await drag(page, [300, 700], [120, 690]);
  await expect(page.getByRole('link', { name: 'Replies', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
});
