/** Maximum length of the longer side of a shrunk picture, in pixels. */
const longestSide = 2048;

const quality = 0.85;

/** Returns whether the browser can shrink a file: only still bitmap pictures. */
export function isShrinkable({ type }: Blob): boolean {
  return ['image/jpeg', 'image/png', 'image/webp', 'image/bmp'].includes(type);
}

/**
 * Converts a picture to JPEG, with at most `most` pixels on its longer side.
 *
 * @throws {Error} if the browser cannot read the picture
 */
export async function shrinkPicture(file: File, most = longestSide): Promise<File> {
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, most / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas to draw on');
  /* JPEG has no transparency: transparent pixels would become black. */
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', quality);
  });
  if (!blob) throw new Error('the picture could not be written');
  return new File([blob], file.name.replace(/\.\w+$/, '') + '.jpg', { type: blob.type });
}

/**
 * Maximum length of the longer side of a picture converted from HEIC, in pixels. Safari on iOS has
 * no canvas above 16.7 megapixels.
 */
const longestHeicSide = 4096;

/**
 * Returns whether a file is HEIC or HEIF, which only Safari displays. The name is checked too,
 * since Chrome on Windows gives such a file no media type.
 */
export function isHeic({ name, type }: { readonly name: string; readonly type: string }): boolean {
  return /^image\/hei[cf](-sequence)?$/i.test(type) || (type === '' && /\.hei[cf]s?$/i.test(name));
}

/**
 * Converts a HEIC picture to JPEG if the browser can read it. Returns any other file unchanged.
 * Never rejects.
 */
export async function convertHeic(file: File): Promise<File> {
  if (!isHeic(file)) return file;
  try {
    return await shrinkPicture(file, longestHeicSide);
  } catch {
    return file;
  }
}
