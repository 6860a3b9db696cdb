import type { Locator, Page } from '@playwright/test';
import { expect, test, type DemoWorld } from '../fixtures/demo-world.ts';
import {
  cardOf,
  changeAttachments,
  expectLightboxClosed,
  jpegTypes,
  lightboxOf,
} from '../pages/media.ts';

const flash = 'application/x-shockwave-flash';
const described = { description: 'A heron that stands in the shallow water near the old mill' };

/** The media of a status and its window, for tiles of a certain size. */
interface Scene {
  readonly width: number;
  readonly theme: 'dark' | 'light';
  /** Number of such media in the row. */
  readonly count: number;
  readonly isBesidePicture?: boolean;
}

const scenes: readonly Scene[] = [
  { width: 1440, theme: 'dark', count: 3 },
  { width: 1440, theme: 'light', count: 1 },
  { width: 390, theme: 'light', count: 3 },
  { width: 390, theme: 'dark', count: 2 },
  { width: 390, theme: 'dark', count: 1, isBesidePicture: true },
  { width: 320, theme: 'dark', count: 3 },
  { width: 320, theme: 'light', count: 2 },
  { width: 320, theme: 'light', count: 1 },
];

const describeScene = ({ width, count, isBesidePicture = false }: Scene): string =>
  `${count} in a row${isBesidePicture ? ' beside a picture' : ''} at ${width} px`;

async function show(
  page: Page,
  demo: DemoWorld,
  kinds: readonly string[],
  scene: Scene,
  change: object,
): Promise<Locator> {
  const { width, theme, count, isBesidePicture } = scene;
  const post = demo.find(kinds);
  const picture = demo.find(jpegTypes(1));
  const response = await page.request.get(`${demo.origin}/api/v1/statuses/${picture.id}`);
  const { media_attachments: pictures }: { media_attachments: object[] } = await response.json();
  await changeAttachments(page, post.id, (all) => [
    ...Array.from({ length: count }, (_, index) => ({
      ...all[0],
      ...described,
      ...change,
      id: `rare-${index}`,
    })),
    ...(isBesidePicture ? pictures : []),
  ]);
  await page.emulateMedia({ colorScheme: theme });
  await page.setViewportSize({ width, height: 844 });
  await page.goto(`/notice/${post.id}`);
  return cardOf(page, post).locator('figure').first();
}

/**
 * Returns what is wrong with a tile: something clickable or readable that is not fully inside the tile, or
 * covers something else.
 */
async function faultsOf(tile: Locator): Promise<readonly string[]> {
  return tile.evaluate((figure) => {
    const place = figure.getBoundingClientRect();
    const seen = [...figure.querySelectorAll('a, button, p, output, small, [dir]')]
      .map((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        const isClickable = element.matches('a, button');
        const box = isClickable ? element.getBoundingClientRect() : range.getBoundingClientRect();
        return { element, box, name: element.ariaLabel ?? element.textContent ?? '' };
      })
      .filter(({ box }) => box.width > 2 && box.height > 2)
      .filter(({ element }) => element.checkVisibility({ opacityProperty: true }))
      .filter(
        ({ element }) => !element.closest('p:not([dir]) > *') || element.matches('a, button'),
      );
    const isOut = (box: DOMRect): boolean =>
      box.left < place.left - 1 ||
      box.right > place.right + 1 ||
      box.top < place.top - 1 ||
      box.bottom > place.bottom + 1;
    const out = seen
      .filter(({ element, box }) => isOut(box) && getComputedStyle(element).clipPath === 'none')
      .map(({ name }) => `outside: ${name}`);
    const badge = seen.find(({ name }) => name.startsWith('ALT'));
    const lain = seen.filter(
      ({ element, box }) =>
        badge !== undefined &&
        element !== badge.element &&
        getComputedStyle(element).clipPath === 'none' &&
        box.width < place.width - 4 &&
        box.left < badge.box.right - 1 &&
        box.right > badge.box.left + 1 &&
        box.top < badge.box.bottom - 1 &&
        box.bottom > badge.box.top + 1,
    );
    return [...out, ...lain.map(({ name }) => `under the badge: ${name}`)];
  });
}

for (const scene of scenes) {
  test(`Attachments: Flash fits or opens the lightbox: ${describeScene(scene)}`, async ({
    demo,
    openClient,
  }) => {
    const { page } = await openClient(demo);
    const tile = await show(page, demo, [flash], scene, {});
    const play = tile.getByRole('button', { name: 'Play Flash' });
    const link = tile.getByRole('link');
    await expect(link.or(play).first()).toBeVisible();
    if (scene.count > 2) await expect(play).toHaveCount(0);
    expect(await faultsOf(tile)).toEqual([]);
    if ((await play.count()) > 0) {
      await play.click();
      await expect(tile.getByText('This site doesn’t allow Flash content.')).toBeVisible();
      expect(await faultsOf(tile)).toEqual([]);
      await expect(tile.getByRole('link', { name: 'Download' })).toBeVisible();
      return;
    }
    await expect(link).toHaveAccessibleName(/heron.*Flash/);
    await link.click();
    await expect(lightboxOf(page).getByRole('link', { name: 'Download' }).first()).toBeVisible();
  });

  test(`Attachments: a video that failed to load says so in full or opens the lightbox: ${describeScene(scene)}`, async ({
    demo,
    openClient,
  }) => {
    const { page, watch } = await openClient(demo);
    watch.expectFailure(/gone\.webm/, /status of 404/);
    await page.route(/gone\.webm/, (route) => route.fulfill({ status: 404, body: 'gone' }));
    const url = `${demo.origin}/media/gone.webm`;
    const tile = await show(page, demo, ['video/webm'], scene, { url, preview_url: url });
    const label = tile.getByText('Couldn’t load this file.');
    await expect(label).toBeAttached();
    expect(await faultsOf(tile)).toEqual([]);
    const retry = tile.getByRole('button', { name: 'Try again' });
    if ((await retry.count()) > 0) {
      await expect(tile.getByRole('link', { name: 'Open file' })).toBeVisible();
      await tile.getByRole('button', { name: 'Open in the media viewer' }).click();
    } else {
      await expect(tile.getByRole('link')).toHaveAccessibleName(/heron.*Couldn’t load/);
      await tile.getByRole('link').click();
    }
    await expect(lightboxOf(page).getByRole('button', { name: 'Try again' })).toBeVisible();
  });
}

for (const { scene, isPlayed } of [
  { scene: { width: 1440, theme: 'dark', count: 3 }, isPlayed: false },
  { scene: { width: 820, theme: 'dark', count: 2 }, isPlayed: true },
] as const) {
  test(`Attachments: a video that failed in a small tile is shown there once it has loaded in the lightbox: ${describeScene(scene)}`, async ({
    demo,
    openClient,
  }) => {
    const { page, watch } = await openClient(demo);
    watch.expectFailure(/\.webm/, /status of 404/);
    await page.route(/\.webm$/, (route) => route.fulfill({ status: 404, body: 'gone' }));
    const tile = await show(page, demo, ['video/webm'], scene, { preview_url: null });
    const label = tile.getByText('Couldn’t load this file.');
    await expect(label).toBeVisible();
    await page.unroute(/\.webm$/);
    await tile.getByRole('link').click();
    const video = lightboxOf(page).locator('[data-current] video');
    await expect.poll(() => video.evaluate((one: HTMLVideoElement) => one.readyState)).toBe(4);
    await expect(label).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expectLightboxClosed(page);
    await expect(tile.locator('video[controls]')).toHaveCount(isPlayed ? 1 : 0);
    await expect(tile.locator(isPlayed ? 'div' : 'a').first()).toBeFocused();
  });
}

test('Attachments: the hide button of a revealed status covers no attachment and moves no badge', async ({
  demo,
  openClient,
}) => {
  const { page } = await openClient(demo);
  await page.setViewportSize({ width: 320, height: 844 });
  const video = demo.find(['video/webm']);
  for (const count of [1, 3]) {
    await changeAttachments(
      page,
      video.id,
      (all) =>
        Array.from({ length: count }, (_, index) => ({
          ...all[0],
          ...described,
          id: `film-${index}`,
        })),
      { sensitive: true },
    );
    await page.goto(`/notice/${video.id}`);
    const card = cardOf(page, video);
    await card
      .getByRole('button', { name: /^Sensitive/ })
      .first()
      .click();
    const hide = await card.getByRole('button', { name: 'Hide sensitive media' }).boundingBox();
    expect((hide?.x ?? 0) + (hide?.width ?? 0)).toBeLessThanOrEqual(320);
    const tiles = card.locator('figure');
    await expect(tiles).toHaveCount(count);
    for (const tile of await tiles.all()) {
      const place = await tile.boundingBox();
      expect(hide?.y).toBeGreaterThanOrEqual((place?.y ?? 0) + (place?.height ?? 0));
      const badge = await tile.getByRole('button', { name: /^ALT/ }).boundingBox();
      expect((badge?.x ?? 0) - (place?.x ?? 0)).toBeLessThanOrEqual(9);
    }
    await page.unrouteAll();
  }
});

test('Attachments: a sensitive image in a list is revealed by one click and opened by the next; with the preference by one click', async ({
  demo,
  openClient,
}) => {
  const { page } = await openClient(demo);
  const post = demo.find(jpegTypes(1), true);
  for (const useOneClickNsfw of [false, true]) {
    await page.goto('/about');
    await page.evaluate((isOne) => {
      const value = { version: 1, value: { maxThumbnails: 0, useOneClickNsfw: isOne } };
      localStorage.setItem('preferences.visitor', JSON.stringify(value));
    }, useOneClickNsfw);
    await page.goto(`/notice/${post.id}`);
    const card = cardOf(page, post);
    const name = useOneClickNsfw ? 'Sensitive: open in the media viewer' : 'Sensitive: show media';
    await card.getByRole('button', { name }).click();
    if (!useOneClickNsfw) {
      const line = card.getByRole('link', { name: /Image$/ });
      await expect(line).toBeFocused();
      await expect(lightboxOf(page)).toHaveCount(0);
      await line.click();
    }
    await expect(lightboxOf(page).getByRole('img')).toBeVisible();
    await page.keyboard.press('Escape');
    await expectLightboxClosed(page);
  }
});

test('Attachments: six portrait pictures fill the width of a phone', async ({
  demo,
  openClient,
}) => {
  const { page } = await openClient(demo);
  const portrait = { meta: { original: { width: 600, height: 1_000 } } };
  const post = demo.find(jpegTypes(1));
  await changeAttachments(page, post.id, (all) =>
    Array.from({ length: 6 }, (_, index) => ({ ...all[0], ...portrait, id: `tall-${index}` })),
  );
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/notice/${post.id}`);
  const tiles = cardOf(page, post).locator('figure');
  await expect(tiles).toHaveCount(6);
  const edges = await tiles.evaluateAll((figures) =>
    figures.map((figure) => {
      const row = figure.parentElement?.getBoundingClientRect();
      const { left, right } = figure.getBoundingClientRect();
      return [Math.round(left - (row?.left ?? 0)), Math.round((row?.right ?? 0) - right)];
    }),
  );
  for (const first of [0, 3]) {
    expect(edges[first]?.[0]).toBe(0);
    expect(edges[first + 2]?.[1]).toBe(0);
  }
});
