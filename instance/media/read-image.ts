import { encode } from 'blurhash';
import sharp, { type Sharp } from 'sharp';
import { imageSizeInHeader } from './image-size-in-header.ts';
import { isImageTooLarge, type ImageResult } from './image-result.ts';

/** Pixels of a preview's longer side. */
const previewSide = 800;

// Images are read one at a time, so a cache and more threads would only use memory.
sharp.cache(false);
sharp.concurrency(1);

/** An APNG has an `acTL` chunk before its first frame; sharp reads only the first frame. */
function isAnimatedPng(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(0, 4096)).toString('latin1');
  const control = head.indexOf('acTL');
  return head.startsWith('\u0089PNG') && control !== -1 && !head.slice(0, control).includes('IDAT');
}

/**
 * Returns whether the size in the header is used instead of the one that sharp returns: sharp does
 * not read BMP files, and returns the size of a GIF's first frame, where browsers show the larger.
 */
function isSizeDeclared(bytes: Uint8Array): boolean {
  return /^(?:GIF8|BM)/.test(Buffer.from(bytes.subarray(0, 4)).toString('latin1'));
}

/*
 * Disables sharp's limit of pixels: `readImage` enforces the limit, and needs the size of larger
 * images for that.
 */
function open(bytes: Uint8Array): Sharp {
  return sharp(bytes, { limitInputPixels: false, sequentialRead: true }).autoOrient();
}

async function previewOf(bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const resized = open(bytes).resize(previewSide, previewSide, { fit: 'inside' });
  return new Uint8Array(await resized.webp({ quality: 78 }).toBuffer());
}

async function blurhashOf(bytes: Uint8Array, isTall: boolean): Promise<string> {
  const { data, info } = await open(bytes)
    .resize(32, 32, { fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const [across, down] = isTall ? [3, 4] : [4, 3];
  return encode(new Uint8ClampedArray(data), info.width, info.height, across, down);
}

/**
 * Sends the size from the header; then, unless `isSizeOnly`, a preview of a large still image, and
 * a blurhash, made from the preview so that the image is decoded once. Each part is sent
 * immediately, so that it survives if decoding ends this process.
 */
export async function readImage(
  bytes: Uint8Array,
  isSizeOnly: boolean,
  send: (parts: ImageResult) => void,
): Promise<void> {
  try {
    const header = imageSizeInHeader(bytes);
    if (header && isImageTooLarge(header)) {
      send({ size: header });
      return;
    }
    const declared = isSizeDeclared(bytes) ? header : undefined;
    if (declared && declared.width * declared.height > 0) send({ size: declared });
    const { autoOrient, pages = 1 } = await open(bytes).metadata();
    const width = Math.max(declared?.width ?? 0, autoOrient.width);
    const height = Math.max(declared?.height ?? 0, autoOrient.height);
    send({ size: { width, height } });
    if (isSizeOnly || isImageTooLarge({ width, height })) return;
    const isLarge = Math.max(width, height) > previewSide;
    const preview = isLarge ? await previewOf(bytes) : undefined;
    if (preview && pages === 1 && !isAnimatedPng(bytes)) send({ preview });
    send({ blurhash: await blurhashOf(preview ?? bytes, height > width) });
  } catch {
    // Decoding failed. The parts that were sent before remain valid.
  }
}
