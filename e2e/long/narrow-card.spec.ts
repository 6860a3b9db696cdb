import type { Locator } from '@playwright/test';
import { registerPerson } from '../fixtures/person.ts';
import { expect, test } from '../fixtures/test.ts';
import { setPreferences } from '../pages/preferences.ts';

const longName = 'Ada of the very long and winding name that would fill two lines of a phone';

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly width: number;
  readonly height: number;
  /** Height of one line of text. */
  readonly line: number;
}

/** Returns the visible box of an element and its line height. */
function boxOf(locator: Locator): Promise<Box> {
  return locator.evaluate((element) => {
    const { top, bottom, height, ...sides } = element.getBoundingClientRect().toJSON();
    let { left, right } = sides;
    const { parentElement } = element;
    if (parentElement && getComputedStyle(parentElement).overflow === 'hidden') {
      const shown = parentElement.getBoundingClientRect();
      [left, right] = [Math.max(left, shown.left), Math.min(right, shown.right)];
    }
    const { lineHeight, fontSize } = getComputedStyle(element);
    const line = Number.parseFloat(lineHeight) || Number.parseFloat(fontSize) * 1.5;
    return { left, right, top, bottom, width: right - left, height, line };
  });
}

for (const direction of ['ltr', 'rtl'] as const) {
  test(`Status card: a long name leaves space for the address and the filter reason on mobile (${direction})`, async ({
    instance,
    openClient,
  }) => {
    const ada = await registerPerson(instance.origin, 'adalovelace');
    const bela = await registerPerson(instance.origin, 'bela');
    await ada.call('PATCH', '/api/v1/accounts/update_credentials', { display_name: longName });
    const quoted = await ada.post('The heron is back');
    await ada.post('About cabbage and leeks');
    await bela.post('Look at this', { quote_id: quoted });
    const client = await openClient();
    const { page } = client;
    await page.setViewportSize({ width: 390, height: 844 });
    await setPreferences(client, { muteWords: ['cabbage'] });
    await page.goto('/main/public');
    await expect(client.posts).toHaveCount(3);
    await page.evaluate((dir) => {
      document.documentElement.dir = dir;
    }, direction);

    await test.step('the reason of the filter has space', async () => {
      const reason = client.posts.getByText('Filtered:');
      const box = await boxOf(reason);
      expect(box.height, 'on one line').toBeLessThan(1.9 * box.line);
      const name = await boxOf(client.post('Filtered:').getByText(longName));
      expect(name.width).toBeGreaterThan(60);
    });
    await test.step('a status and a quoted one have space', async () => {
      const quote = client.post('Look at this').getByRole('blockquote');
      const post = client.posts.filter({ hasText: 'The heron is back' }).last();
      await expect(quote).toContainText('The heron is back');
      for (const place of [post, quote]) {
        const name = await boxOf(place.getByText(longName).first());
        const address = await boxOf(place.getByText('@adalovelace'));
        expect(address.width, 'enough of the address to tell who it is').toBeGreaterThan(60);
        expect(name.width, 'enough of the name').toBeGreaterThan(60);
        expect(Math.abs(name.bottom - address.bottom), 'on one line').toBeLessThan(8);
        const [first, second] = direction === 'ltr' ? [name, address] : [address, name];
        expect(first.right, 'beside one another').toBeLessThanOrEqual(second.left + 1);
      }
    });

    const isPageWider = await page.evaluate(
      () => document.documentElement.scrollWidth > window.innerWidth,
    );
    expect(isPageWider).toBe(false);
  });
}

test('Status card: the buttons of a long subject stay together on mobile', async ({
  instance,
  openClient,
}) => {
  const ada = await registerPerson(instance.origin, 'ada');
  const subject = 'What the reeds say when nobody listens to them. '.repeat(6);
  await ada.post('The heron is back', { spoiler_text: subject });
  const client = await openClient();
  await client.page.setViewportSize({ width: 390, height: 844 });
  await client.page.goto('/main/public');
  const expandButton = client.posts.getByRole('button', { name: 'Show full warning' });
  const hide = client.posts.getByRole('button', { name: 'Hide' });
  const together = async (): Promise<void> => {
    const [one, other] = [
      await boxOf(hide.or(expandButton).first()),
      await boxOf(hide.or(expandButton).last()),
    ];
    expect(one.top).toBe(other.top);
    expect(other.left - one.right, 'nothing between them').toBeLessThan(24);
  };
  await expect(hide).toBeVisible();
  await together();
});

test('Status card: the accounts that reblogged and favourited are distinguishable on mobile', async ({
  instance,
  openClient,
}) => {
  const ada = await registerPerson(instance.origin, 'ada');
  const id = await ada.post('The heron is back');
  for (let reader = 0; reader < 9; reader += 1) {
    const account = await registerPerson(instance.origin, `reader${reader}`);
    await account.call('POST', `/api/v1/statuses/${id}/favourite`);
    await account.call('POST', `/api/v1/statuses/${id}/reblog`);
  }
  const client = await openClient();
  await client.page.setViewportSize({ width: 390, height: 844 });
  await client.page.goto(`/notice/${id}`);
  await client.posts.getByRole('button', { name: '9 repeats' }).click();
  await client.posts.getByRole('button', { name: '9 likes' }).click();
  const pictures = (label: string) =>
    client.posts.getByText(label, { exact: true }).locator('xpath=..').getByRole('link');
  const [repeaters, likers] = [pictures('Repeated by'), pictures('Liked by')];
  await expect(repeaters).toHaveCount(9);
  await expect(likers).toHaveCount(9);
  const [upper, lower] = [await boxOf(repeaters.first()), await boxOf(repeaters.last())];
  expect(lower.top, 'they take two lines').toBeGreaterThan(upper.top);
  const between = (await boxOf(likers.first())).top;
  const gapOfLines = lower.top - upper.bottom;
  expect(between - lower.bottom, 'a wider gap').toBeGreaterThan(gapOfLines + 6);
});

test('Status card: emoji in Misskey’s x2, x3 and x4 markup are enlarged', async ({
  instance,
  openClient,
}) => {
  const ada = await registerPerson(instance.origin, 'ada');
  const markup = { content_type: 'text/x.misskeymarkdown' };
  await ada.post('$[x2 $[x2 :owl:]] $[x2 :rook:] $[x3 :heron:] $[x4 :teapot:] :nest:', markup);
  const client = await openClient();
  const { page } = client;
  await page.goto('/main/public');
  const height = async (name: string): Promise<number> => {
    const picture = client.posts.getByAltText(`:${name}:`);
    await expect(picture).toBeVisible();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    return (await boxOf(picture)).height;
  };
  const plain = await height('nest');
  expect(await height('rook')).toBeCloseTo(2 * plain, 0);
  expect(await height('owl'), 'once is enough').toBeCloseTo(2 * plain, 0);
  expect(await height('heron')).toBeCloseTo(4 * plain, 0);
  expect(await height('teapot')).toBeCloseTo(6 * plain, 0);
});
