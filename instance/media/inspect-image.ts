import { encode } from 'blurhash';

export interface ImageFacts {
  readonly width: number;
  readonly height: number;
  readonly blurhash: string;
}

/** Big enough for any photograph; more would only be an attack on memory. */
const mostPixels = 100_000_000;

let last: Promise<unknown> = Promise.resolve();

/** One picture after the other: many at once would take the memory and both processors. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const turn = last.then(work);
  last = turn.catch(() => undefined);
  return turn;
}

/** Size and blurhash of a picture; `undefined` when it cannot be read as one. */
export function inspectImage(bytes: Uint8Array): Promise<ImageFacts | undefined> {
  return inTurn(() => factsOf(bytes));
}

async function factsOf(bytes: Uint8Array): Promise<ImageFacts | undefined> {
  const { default: sharp } = await import('sharp');
  try {
    const image = sharp(bytes, { limitInputPixels: mostPixels }).autoOrient();
    const facts = await image.metadata();
    const { data, info } = await image
      .clone()
      .resize(32, 32, { fit: 'inside' })
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const isTall = facts.autoOrient.height > facts.autoOrient.width;
    return {
      width: facts.autoOrient.width,
      height: facts.autoOrient.height,
      blurhash: encode(
        new Uint8ClampedArray(data),
        info.width,
        info.height,
        isTall ? 3 : 4,
        isTall ? 4 : 3,
      ),
    };
  } catch {
    return undefined;
  }
}

/** A PNG that moves says so before its first picture; the library sees the first picture alone. */
function isAnimatedPng(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(0, 4096)).toString('latin1');
  const control = head.indexOf('acTL');
  return head.startsWith('\u0089PNG') && control !== -1 && !head.slice(0, control).includes('IDAT');
}

/** A smaller copy for lists; `undefined` when the picture is small enough, or moves. */
export async function previewImage(bytes: Uint8Array): Promise<Uint8Array | undefined> {
  return isAnimatedPng(bytes) ? undefined : inTurn(() => smallerCopy(bytes));
}

async function smallerCopy(bytes: Uint8Array): Promise<Uint8Array | undefined> {
  const { default: sharp } = await import('sharp');
  const image = sharp(bytes, { limitInputPixels: mostPixels }).autoOrient();
  const { width, height, pages } = await image.metadata();
  if ((pages ?? 1) > 1 || Math.max(width, height) <= 800) return undefined;
  return new Uint8Array(
    await image.resize(800, 800, { fit: 'inside' }).webp({ quality: 78 }).toBuffer(),
  );
}
