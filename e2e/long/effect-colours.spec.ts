import type { Page } from '@playwright/test';
import { accountIdOf, registerPerson } from '../fixtures/person.ts';
import { expect, test } from '../fixtures/test.ts';
import { setPreferences } from '../pages/preferences.ts';

const colours = ['000000', 'ffffff', 'ff0000', '00ff00', '0000ff', 'ffff00', '808080', '00f8'];

/** Returns the WCAG 2 contrast of each word to its background. */
function contrasts(page: Page, texts: readonly string[]): Promise<Record<string, number>> {
  return page.evaluate((wanted) => {
    const canvas = document.createElement('canvas');
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (!context) throw new Error('no canvas');
    const luminance = (grounds: readonly string[]): number => {
      context.clearRect(0, 0, 1, 1);
      for (const ground of grounds) {
        context.fillStyle = ground;
        context.fillRect(0, 0, 1, 1);
      }
      const [red = 0, green = 0, blue = 0] = [...context.getImageData(0, 0, 1, 1).data].map(
        (channel) => {
          const share = channel / 255;
          return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
        },
      );
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const spans = [...document.querySelectorAll('article :is(span, a, bdi)')];
    return Object.fromEntries(
      wanted.map((word) => {
        const span = spans.find(
          (one) => one.childElementCount === 0 && one.textContent.endsWith(word),
        );
        if (!span) throw new Error(`no ${word}`);
        const grounds: string[] = [];
        for (let box: Element | null = span; box; box = box.parentElement) {
          grounds.unshift(getComputedStyle(box).backgroundColor);
        }
        const behind = luminance(grounds);
        const front = luminance([...grounds, getComputedStyle(span).color]);
        const ratio = (Math.max(behind, front) + 0.05) / (Math.min(behind, front) + 0.05);
        return [word, ratio];
      }),
    );
  }, texts);
}

test('Rich text: text is legible for any text and background colour set by its author', async ({
  instance,
  openClient,
}) => {
  const ada = await registerPerson(instance.origin, 'ada');
  const fronts = colours.map((colour) => `$[fg.color=${colour} front${colour}]`);
  const grounds = colours.map((colour) => `$[bg.color=${colour} ground${colour}]`);
  const links = colours.map((colour) => `$[bg.color=${colour} https://a.example/link${colour}]`);
  const both = '$[bg.color=00f $[fg.color=ff0 inside]] $[fg.color=ff0 $[bg.color=00f outside]]';
  await ada.post([...fronts, ...grounds, ...links, both].join(' '), {
    content_type: 'text/x.misskeymarkdown',
  });
  const client = await openClient();
  const { page } = client;
  await page.goto('/main/public');
  await expect(client.post('front808080')).toBeVisible();
  const texts = (kind: string): string[] => colours.map((colour) => `${kind}${colour}`);

  for (const theme of ['dark', 'light']) {
    await page.evaluate((name) => {
      document.documentElement.setAttribute('data-theme', name);
      for (const animation of document.getAnimations()) {
        if (animation instanceof CSSTransition) animation.finish();
      }
    }, theme);
    const colored = Object.entries(await contrasts(page, texts('front')));
    expect(
      colored.filter(([, ratio]) => ratio < 3),
      `in ${theme}: words`,
    ).toEqual([]);
    const grounded = Object.entries(await contrasts(page, [...texts('ground'), ...texts('link')]));
    expect(
      grounded.filter(([, ratio]) => ratio < 4),
      `in ${theme}: words on a ground`,
    ).toEqual([]);
    for (const word of ['inside', 'outside']) {
      const pair = client.posts.getByText(word, { exact: true });
      await expect(pair, 'as the author paired them').toHaveCSS('color', 'rgb(255, 255, 0)');
    }
  }
});

test('Rich text: a highlighted account’s name is legible on a background set by an author', async ({
  instance,
  openClient,
}) => {
  const ada = await registerPerson(instance.origin, 'ada');
  const grounds = { heron: 'ff0', crane: '00f', stork: 'fff', egret: '000' };
  const texts: string[] = [];
  for (const [name, ground] of Object.entries(grounds)) {
    await registerPerson(instance.origin, name);
    texts.push(`$[bg.color=${ground} see @${name} there]`);
  }
  await ada.post(texts.join(' '), { content_type: 'text/x.misskeymarkdown' });
  const names = Object.keys(grounds);
  const mark = { color: '#00ff00', type: 'striped' };
  const highlight = Object.fromEntries(names.map((name) => [name, mark]));
  const client = await openClient();
  const { page } = client;
  await setPreferences(client, { highlight }, await accountIdOf(ada));
  await client.signIn(ada);
  await expect(client.post('@heron')).toBeVisible();
  for (const theme of ['dark', 'light']) {
    await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme);
    const found = Object.entries(await contrasts(page, names));
    expect(
      found.filter(([, ratio]) => ratio < 4.5),
      theme,
    ).toEqual([]);
  }
});
