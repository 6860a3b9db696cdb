import { decodeBlurHash } from 'fast-blurhash';

/** R-CONST-067. */
export const blurhashCanvas = { width: 1024, height: 512 } as const;

/* A hash has no finer detail; the result is stretched over the canvas. */
const resolution = { width: 32, height: 16 } as const;

/** Paints a blurhash on a canvas; an invalid one paints nothing. */
export function paintBlurhash(canvas: HTMLCanvasElement, hash: string): void {
  const small = new OffscreenCanvas(resolution.width, resolution.height);
  const drawing = small.getContext('2d');
  const picture = canvas.getContext('2d', { alpha: false });
  if (!drawing || !picture) return;
  const pixels = new ImageData(resolution.width, resolution.height);
  pixels.data.set(decodeBlurHash(hash, resolution.width, resolution.height));
  drawing.putImageData(pixels, 0, 0);
  canvas.width = blurhashCanvas.width;
  canvas.height = blurhashCanvas.height;
  picture.imageSmoothingQuality = 'medium';
  picture.drawImage(small, 0, 0, canvas.width, canvas.height);
  canvas.dataset['painted'] = '';
}
