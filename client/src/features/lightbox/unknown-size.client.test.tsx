import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { apiAttachment } from '#components/media/testing/api-attachment.ts';
import { openFirstAttachment } from './testing/open-first-attachment.tsx';

const full = 'http://instance.test/media/1.file';
const thumbnail = 'http://instance.test/media/small.png';

function load(image: Element, width: number, height: number): void {
  Object.defineProperty(image, 'naturalWidth', { value: width, configurable: true });
  Object.defineProperty(image, 'naturalHeight', { value: height, configurable: true });
  fireEvent.load(image);
}

/**
 * Returns the aspect ratio of the image at first, after its preview has loaded, and after the image
 * has.
 */
async function shapes(preview: string, meta: object | null, sizes: readonly [number, number][]) {
  await openFirstAttachment([apiAttachment('1', 'image/png', { preview_url: preview, meta })]);
  const dialog = screen.getByRole('dialog', { name: 'Media viewer' });
  const box = dialog.querySelector('[data-media]');
  if (!(box instanceof HTMLElement)) throw new Error('no image in the lightbox');
  const found = [box.style.cssText];
  for (const [index, [width, height]] of sizes.entries()) {
    const image = box.querySelectorAll('img')[index];
    if (image) load(image, width, height);
    found.push(box.style.cssText);
  }
  return found;
}

const changes = (found: readonly string[]) =>
  found.filter((shape, index) => index > 0 && shape !== found[index - 1]).length;

const portrait: [number, number][] = [
  [300, 600],
  [1500, 3000],
];
const tiny: [number, number][] = [
  [64, 32],
  [64, 32],
];

test.each([
  ['a portrait with a thumbnail', thumbnail, portrait],
  ['a tiny image with a thumbnail', thumbnail, tiny],
  ['a tiny image that is its own preview', full, tiny],
  [
    'an image whose thumbnail is cropped',
    thumbnail,
    [
      [200, 200],
      [900, 600],
    ] as [number, number][],
  ],
])(
  'LightboxImage: changes its shape once for %s without meta [R-ATT-024]',
  async (_, preview, sizes) => {
    for (const meta of [null, {}]) {
      expect(changes(await shapes(preview, meta, sizes))).toBe(1);
      document.body.replaceChildren();
    }
  },
);

test('LightboxImage: keeps its shape if the server knows the size [R-ATT-024]', async () => {
  const meta = { original: { width: 1500, height: 3000 } };
  expect(changes(await shapes(thumbnail, meta, portrait))).toBe(0);
});
