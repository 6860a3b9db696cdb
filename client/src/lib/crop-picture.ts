/** A rectangle of an image, in image pixels. */
interface PictureArea {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Media types that a canvas can encode. Pictures of other types become PNG. */
const encodableTypes = ['image/png', 'image/jpeg', 'image/webp'];

/**
 * Crops an image. An animation becomes a still image.
 *
 * @throws {Error} if the browser provides no canvas or cannot encode the image
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
  const outputType = encodableTypes.includes(type) ? type : 'image/png';
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, outputType, 0.92);
  });
  if (!blob) throw new Error('the cropped picture could not be written');
  return new File([blob], name, { type: outputType });
}
