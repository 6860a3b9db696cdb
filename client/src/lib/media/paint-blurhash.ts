import { decodeBlurHash } from 'fast-blurhash';

/** Size of the canvas in pixels (R-CONST-067). */
export const blurhashCanvasSize = { width: 1024, height: 512 } as const;

/* Size in which a blurhash is decoded, since it has no finer detail. The result is stretched
   over the canvas. */
const resolution = { width: 32, height: 16 } as const;

/** Paints a blurhash on a canvas. Paints nothing if the hash is invalid. */
export function paintBlurhash(canvas: HTMLCanvasElement, hash: string): void {
  const small = new OffscreenCanvas(resolution.width, resolution.height);
  const drawing = small.getContext('2d');
  const picture = canvas.getContext('2d', { alpha: false });
  if (!drawing || !picture) return;
  const pixels = new ImageData(resolution.width, resolution.height);
  pixels.data.set(decodeBlurHash(hash, resolution.width, resolution.height));
  drawing.putImageData(pixels, 0, 0);
  canvas.width = blurhashCanvasSize.width;
  canvas.height = blurhashCanvasSize.height;
  picture.imageSmoothingQuality = 'medium';
  picture.drawImage(small, 0, 0, canvas.width, canvas.height);
  canvas.dataset['painted'] = '';
}
