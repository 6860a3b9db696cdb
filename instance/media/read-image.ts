import { encode } from 'blurhash';
import sharp, { type Sharp } from 'sharp';
import { mostPixels, type ImageParts, type ImageSize } from './image-parts.ts';

/** Pixels of the longer side of a preview. */
const previewSide = 800;

// One image is read at a time: a cache and further threads would only take memory.
sharp.cache(false);
sharp.concurrency(1);

/** An APNG says so before its first frame; sharp sees the first frame alone. */
function isAnimatedPng(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(0, 4096)).toString('latin1');
  const control = head.indexOf('acTL');
  return head.startsWith('\u0089PNG') && control !== -1 && !head.slice(0, control).includes('IDAT');
}

/**
 * The size in the head of a BMP, which sharp does not read, and of a GIF: sharp gives the size of its
 * first frame, browsers show the larger of both.
 */
function declaredSize(bytes: Uint8Array): ImageSize | undefined {
  if (bytes.length < 26) return undefined;
  const start = Buffer.from(bytes.subarray(0, 4)).toString('latin1');
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (start === 'GIF8') return { width: view.getUint16(6, true), height: view.getUint16(8, true) };
  if (!start.startsWith('BM')) return undefined;
  // The oldest kind of head, of 12 bytes, has 16 bits for each side.
  if (view.getUint32(14, true) === 12)
    return { width: view.getUint16(18, true), height: view.getUint16(20, true) };
  return { width: Math.abs(view.getInt32(18, true)), height: Math.abs(view.getInt32(22, true)) };
}

/* The bound on pixels is held by `readImage`, which must be able to say how many there are. */
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
 * Sends the size, which the head says; then, unless only that is wanted, a preview where the image is
 * large and does not move, and a blurhash, made from the preview so that it is decoded once. Each part
 * is sent at once: what is known stays known when decoding ends this process.
 */
export async function readImage(
  bytes: Uint8Array,
  isSizeOnly: boolean,
  send: (parts: ImageParts) => void,
): Promise<void> {
  try {
    const declared = declaredSize(bytes);
    if (declared && declared.width * declared.height > 0) send({ size: declared });
    const { autoOrient, pages = 1 } = await open(bytes).metadata();
    const width = Math.max(declared?.width ?? 0, autoOrient.width);
    const height = Math.max(declared?.height ?? 0, autoOrient.height);
    send({ size: { width, height } });
    if (isSizeOnly || width * height > mostPixels) return;
    const isLarge = Math.max(width, height) > previewSide;
    const preview = isLarge ? await previewOf(bytes) : undefined;
    if (preview && pages === 1 && !isAnimatedPng(bytes)) send({ preview });
    send({ blurhash: await blurhashOf(preview ?? bytes, height > width) });
  } catch {
    // What cannot be decoded has the parts that were sent.
  }
}
