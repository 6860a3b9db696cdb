import { createContext, use, useRef, type ComponentPropsWithRef, type SyntheticEvent } from 'react';
import styles from './still-image.module.css';

/** Whether moving pictures stand still until they are pointed at (R-STATUS-028). */
export const StillImagesContext = createContext(false);

/* Any other format may move, and an address need not name its format. */
const neverMoves = /\.(jpe?g|svg)$/i;

/** Whether a picture may move, as far as its address tells. */
export function mayMove(src: string | undefined): boolean {
  return src !== undefined && !neverMoves.test(src.replace(/[?#].*$/s, ''));
}

/** Paints what a picture shows first; a picture that cannot be painted stays as it is. */
export function paint(image: HTMLImageElement, canvas: HTMLCanvasElement | null): void {
  if (!canvas) return;
  canvas.width = image.naturalWidth;
  canvas.height = image.naturalHeight;
  canvas.getContext('2d')?.drawImage(image, 0, 0);
}

/** An `<img>` that stands still until pointed at, where moving pictures are not wanted. */
export function StillImage({
  src,
  alt = '',
  onLoad,
  ...rest
}: ComponentPropsWithRef<'img'> & { src: string | undefined }) {
  const isStill = use(StillImagesContext);
  const canvas = useRef<HTMLCanvasElement>(null);
  if (!isStill || !mayMove(src)) return <img {...rest} src={src} alt={alt} onLoad={onLoad} />;
  const handleLoad = (event: SyntheticEvent<HTMLImageElement>): void => {
    paint(event.currentTarget, canvas.current);
    onLoad?.(event);
  };
  return (
    <span className={styles.still} data-still>
      <img {...rest} src={src} alt={alt} onLoad={handleLoad} />
      <canvas ref={canvas} aria-hidden className={rest.className} />
    </span>
  );
}
