import { createContext, use, useRef, type ComponentPropsWithRef, type SyntheticEvent } from 'react';
import styles from './still-image.module.css';

/**
 * Whether animated pictures are paused until a pointer hovers over them (R-STATUS-028). Provided
 * from the preferences.
 */
export const StillImagesContext = createContext(false);

/* Extensions of formats that are never animated. Pictures in other formats may be animated, and
   so may those whose URL has no extension. */
const neverAnimated = /\.(jpe?g|svg)$/i;

/** Returns whether a picture may be animated, judging by its URL. */
export function mayBeAnimated(src: string | undefined): boolean {
  return src !== undefined && !neverAnimated.test(src.replace(/[?#].*$/s, ''));
}

/** Draws the first frame of a picture on the canvas. */
export function drawFirstFrame(image: HTMLImageElement, canvas: HTMLCanvasElement | null): void {
  if (!canvas) return;
  canvas.width = image.naturalWidth;
  canvas.height = image.naturalHeight;
  canvas.getContext('2d')?.drawImage(image, 0, 0);
}

/**
 * `<img>` for pictures from any server. The browser loads it when it is near the window, and sends
 * no referrer.
 */
export function RemoteImage({ alt = '', ...rest }: ComponentPropsWithRef<'img'>) {
  return <img loading="lazy" decoding="async" referrerPolicy="no-referrer" {...rest} alt={alt} />;
}

/**
 * {@link RemoteImage} that is paused until a pointer hovers over it, if animated pictures are
 * turned off.
 */
export function StillImage({
  src,
  alt = '',
  onLoad,
  ...rest
}: ComponentPropsWithRef<'img'> & { src: string | undefined }) {
  const isPaused = use(StillImagesContext);
  const canvas = useRef<HTMLCanvasElement>(null);
  if (!isPaused || !mayBeAnimated(src))
    return <RemoteImage {...rest} src={src} alt={alt} onLoad={onLoad} />;
  const handleLoad = (event: SyntheticEvent<HTMLImageElement>): void => {
    drawFirstFrame(event.currentTarget, canvas.current);
    onLoad?.(event);
  };
  return (
    <span className={styles.still} data-still>
      <RemoteImage {...rest} src={src} alt={alt} onLoad={handleLoad} />
      <canvas ref={canvas} aria-hidden className={rest.className} />
    </span>
  );
}
