/** A part of a picture, in its own pixels. */
export interface PictureArea {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Types that a canvas can write; of all others a PNG is made. */
const written = ['image/png', 'image/jpeg', 'image/webp'];

/**
 * Cuts a part out of a picture, as a still one.
 * @throws {Error} where the browser gives no canvas, or cannot write the picture
 */
export async function cropPicture(
  image: HTMLImageElement,
  { x, y, width, height }: PictureArea,
  { name, type }: Pick<File, 'name' | 'type'>,
): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width));
  canvas.height = Math.max(1, Math.round(height));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas to crop on');
  context.drawImage(image, x, y, width, height, 0, 0, canvas.width, canvas.height);
  const given = written.includes(type) ? type : 'image/png';
  const cut = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, given, 0.92);
  });
  if (!cut) throw new Error('the cropped picture could not be written');
  return new File([cut], name, { type: given });
}
