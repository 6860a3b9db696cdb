import sharp from 'sharp';
import { expect, test } from 'vitest';
import { inspectImage, previewImage } from './inspect-image.ts';

const picture = async (side: number): Promise<Uint8Array> => {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const made = sharp({ create: { width: side, height: side, channels: 3, noise, background: '' } });
  return new Uint8Array(await made.png().toBuffer());
};

test('pictures are worked on in turn, also after one that cannot be read', async () => {
  const [large, small] = [await picture(1600), await picture(8)];
  const done: string[] = [];
  const note = (name: string) => () => done.push(name);
  await Promise.all([
    inspectImage(large).then(note('facts of the large one')),
    previewImage(large).then(note('copy of the large one')),
    inspectImage(new Uint8Array([1, 2, 3])).then(note('no picture')),
    inspectImage(small).then(note('facts of the small one')),
  ]);
  expect(done).toEqual([
    'facts of the large one',
    'copy of the large one',
    'no picture',
    'facts of the small one',
  ]);
});
