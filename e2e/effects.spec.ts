import type { Page } from '@playwright/test';
import { registerPerson } from './fixtures/person.ts';
import { expect, test } from './fixtures/test.ts';

const hostile = [
  '$[x4 $[x4 $[x4 BIG]]]',
  '$[position.x=5,y=5 $[position.x=5,y=5 $[position.x=5,y=5 away]]]',
  '$[scale.x=5,y=5 $[scale.x=5,y=5 $[scale.x=5,y=5 huge]]]',
  '$[spin.speed=0.01s dizzy] $[rainbow.speed=0.001s flash] $[tada tada] $[jelly jelly]',
  '$[twitch.speed=1ms twitch] $[shake.speed=1ms shake] $[sparkle.speed=1ms spark]',
].join(' ');

/** Returns the durations of the animations in texts in milliseconds. */
function movements(page: Page): Promise<number[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => effect instanceof KeyframeEffect && effect.target?.closest('article'))
      .map(({ effect }) => Number(effect?.getTiming().duration)),
  );
}

test('Rich text: effects are slow enough, stay in their status, and are paused with reduced motion [R-STATUS-036]', async ({
  instance,
  openClient,
}) => {
  const ada = await registerPerson(instance.origin, 'ada');
  await ada.post('Above all this', {});
  await ada.post(hostile, { content_type: 'text/x.misskeymarkdown' });
  const client = await openClient();
  const { page } = client;
  await client.signIn(ada);
  await page.goto('/main/public');
  const post = client.post('BIG');
  await expect(post).toBeVisible();

  await expect.poll(async () => (await movements(page)).length).toBeGreaterThanOrEqual(7);
  const moving = await movements(page);
  expect(Math.min(...moving), 'at most three times a second').toBeGreaterThan(333);

  const places = await page.evaluate(() => {
    const label = [...document.querySelectorAll('article span')].find(
      (span) => span.children.length === 0 && span.textContent === 'huge',
    );
    const card = label?.closest('article');
    const around = label?.closest('div');
    const inside = around && card && card.getBoundingClientRect();
    return {
      clips: around ? getComputedStyle(around).overflow : '',
      isInside: around && inside && around.getBoundingClientRect().right <= inside.right,
      isPageWider: document.documentElement.scrollWidth > innerWidth,
    };
  });
  expect(places).toEqual({ clips: 'clip', isInside: true, isPageWider: false });
  const other = client.post('Above all this').getByRole('button', { name: 'Like' });
  await other.click({ trial: true });
  await post.getByRole('button', { name: 'Like' }).click({ trial: true });

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(() => movements(page)).toEqual([]);
});
