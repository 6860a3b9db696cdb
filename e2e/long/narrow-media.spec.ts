import { expect, test } from '../fixtures/demo-world.ts';
import { cardOf, changeAttachments, jpegTypes, picturesIn, lightboxOf } from '../pages/media.ts';

test('Attachments: a video too small for its controls opens the lightbox', async ({
  demo,
  openClient,
}) => {
  const { page } = await openClient(demo);
  await page.setViewportSize({ width: 320, height: 700 });
  const video = demo.find(['video/webm']);
  await changeAttachments(page, video.id, (all) => [
    ...all,
    ...all.map((one) => ({ ...one, id: 'second' })),
  ]);
  await page.goto(`/notice/${video.id}`);
  const videoLinks = picturesIn(cardOf(page, video));
  await expect(videoLinks).toHaveCount(2);
  await expect(cardOf(page, video).locator('video[controls]')).toHaveCount(0);
  await videoLinks.first().click();
  await expect(lightboxOf(page).locator('video')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 900, height: 700 });
  await expect(cardOf(page, video).locator('video[controls]')).toHaveCount(2);
});

test('Attachments: the cover of a narrow tile shows its icon without truncated text', async ({
  demo,
  openClient,
}) => {
  const { page } = await openClient(demo);
  await page.setViewportSize({ width: 320, height: 700 });
  const post = demo.find(jpegTypes(3));
  await changeAttachments(page, post.id, (all) => all, { sensitive: true });
  await page.goto(`/notice/${post.id}`);
  const cover = cardOf(page, post)
    .getByRole('button', { name: /^Sensitive/ })
    .first();
  await expect(cover.locator('svg')).toBeVisible();
  await expect(cover.getByText('Sensitive')).toBeHidden();
});

test('Attachments: with large text a click on the middle of a narrow image opens it', async ({
  demo,
  openClient,
}) => {
  const { page } = await openClient(demo);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = '200%';
    });
  });
  const post = demo.find(jpegTypes(3));
  await changeAttachments(page, post.id, (all) =>
    all.slice(0, 2).map((one) => ({ ...one, description: 'A heron' })),
  );
  await page.goto(`/notice/${post.id}`);
  const pictures = picturesIn(cardOf(page, post));
  await expect(pictures).toHaveCount(2);
  await pictures.first().evaluate((link) => link.scrollIntoView({ block: 'center' }));
  const covered = await pictures.evaluateAll(
    (links) =>
      links.filter((link) => {
        const { left, top, width, height } = link.getBoundingClientRect();
        const spots = [0.5, 0.6, 0.75].map((x) =>
          document.elementFromPoint(left + x * width, top + height / 2),
        );
        return !spots.every((spot) => spot?.closest('a') === link);
      }).length,
  );
  expect(covered).toBe(0);
});

test('Attachments: an image that failed to load says so beside its badge, on mobile and desktop', async ({
  demo,
  openClient,
}) => {
  const { page, watch } = await openClient(demo);
  watch.expectFailure(/gone\.jpg/, /status of 404/);
  await page.route(/gone\.jpg/, (route) => route.fulfill({ status: 404, body: 'gone' }));
  const url = `${demo.origin}/media/gone.jpg`;
  for (const [width, count] of [
    [390, 2],
    [800, 3],
  ] as const) {
    const post = demo.find(jpegTypes(3));
    await changeAttachments(page, post.id, (all) =>
      all.slice(0, count).map((one) => ({
        ...one,
        url,
        preview_url: url,
        description: 'A heron that stands in the shallow water near the old mill. '.repeat(4),
      })),
    );
    await page.setViewportSize({ width, height: 844 });
    await page.goto(`/notice/${post.id}`);
    const tile = cardOf(page, post).locator('figure').first();
    const label = tile.getByText('Couldn’t load this file.');
    await expect(label).toBeVisible();
    const box = await label.boundingBox();
    const badge = await tile.getByRole('button').boundingBox();
    expect(box?.width).toBeGreaterThan(60);
    const isBeside =
      (box?.y ?? 0) + (box?.height ?? 0) <= (badge?.y ?? 0) + 4 ||
      (box?.x ?? 0) >= (badge?.x ?? 0) + (badge?.width ?? 0);
    expect(isBeside, `${width} px wide`).toBe(true);
    await page.unrouteAll();
    await page.route(/gone\.jpg/, (route) => route.fulfill({ status: 404, body: 'gone' }));
  }
});

test('Attachments: an image that failed to load keeps the lines of its description', async ({
  demo,
  openClient,
}) => {
  const { page, watch } = await openClient(demo);
  watch.expectFailure(/gone\.jpg/, /status of 404/);
  await page.route(/gone\.jpg/, (route) => route.fulfill({ status: 404, body: 'gone' }));
  const url = `${demo.origin}/media/gone.jpg`;
  const post = demo.find(jpegTypes(3));
  const description = 'A heron\nحواصیل\n鷺';
  await changeAttachments(page, post.id, (all) =>
    all.slice(0, 1).map((one) => ({ ...one, url, preview_url: url, description })),
  );
  await page.goto(`/notice/${post.id}`);
  const text = cardOf(page, post).locator('figure').getByText('A heron').first();
  await expect(text).toBeVisible();
  expect(await text.innerText()).toBe(description);
});

for (const count of [4, 6]) {
  test(`Attachments: each of ${count} portrait images shows its description badge and opens on a click on mobile`, async ({
    demo,
    openClient,
  }) => {
    const { page } = await openClient(demo);
    await page.setViewportSize({ width: 390, height: 844 });
    const post = demo.find(jpegTypes(3));
    const size = { width: 600, height: 900, aspect: 2 / 3 };
    await changeAttachments(page, post.id, (all) =>
      Array.from({ length: count }, (_, index) => ({
        ...all[index % all.length],
        id: `portrait-${index}`,
        meta: { original: size, small: size },
        description: index === 0 ? null : `Heron ${index}`,
      })),
    );
    await page.goto(`/notice/${post.id}`);
    const tiles = cardOf(page, post).locator('figure');
    await expect(tiles).toHaveCount(count);
    await expect(tiles.first().getByRole('button')).toHaveCount(0);
    for (let index = 1; index < count; index += 1) {
      const tile = tiles.nth(index);
      const badge = tile.getByRole('button', { name: 'ALT: show the description' });
      await expect(badge).toBeVisible();
      const found = await badge.evaluate((element) => {
        element.scrollIntoView({ block: 'center' });
        const { width, height, left, top } = element.getBoundingClientRect();
        const label = document.createRange();
        label.selectNodeContents(element);
        const picture = element.closest('figure')?.querySelector('a');
        const place = picture?.getBoundingClientRect() ?? new DOMRect();
        const middle = document.elementFromPoint(
          place.left + place.width / 2,
          place.top + place.height / 2,
        );
        const spots = [
          [0, 0],
          [-11.5, 0],
          [11.5, 0],
          [0, -11.5],
          [0, 11.5],
        ] as const;
        return {
          isWhole: label.getBoundingClientRect().width <= width,
          canBeClicked: spots.every(
            ([x, y]) =>
              document.elementFromPoint(left + width / 2 + x, top + height / 2 + y) === element,
          ),
          leavesTheMiddle: middle !== null && picture?.contains(middle),
        };
      });
      expect(found).toEqual({ isWhole: true, canBeClicked: true, leavesTheMiddle: true });
    }
    await tiles.nth(1).getByRole('button').click();
    await expect(page.getByText('Heron 1', { exact: true })).toBeVisible();
  });
}
