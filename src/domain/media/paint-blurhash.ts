import { decodeBlurHash } from 'fast-blurhash';

/** Spec 2 §9. */
export const blurhashCanvas = { width: 1024, height: 512 } as const;

/* There is nothing finer than this in a hash; the canvas is filled by stretching. */
const grain = { width: 32, height: 16 } as const;

/** Paints a blurhash on a canvas; one that is none paints nothing. */
export function paintBlurhash(canvas: HTMLCanvasElement, hash: string): void {
  const small = new OffscreenCanvas(grain.width, grain.height);
  const drawing = small.getContext('2d');
  const picture = canvas.getContext('2d', { alpha: false });
  if (!drawing || !picture) return;
  const pixels = new ImageData(grain.width, grain.height);
  pixels.data.set(decodeBlurHash(hash, grain.width, grain.height));
  drawing.putImageData(pixels, 0, 0);
  canvas.width = blurhashCanvas.width;
  canvas.height = blurhashCanvas.height;
  picture.imageSmoothingQuality = 'medium';
  picture.drawImage(small, 0, 0, canvas.width, canvas.height);
  canvas.dataset['painted'] = '';
}
