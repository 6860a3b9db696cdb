import type { ComponentPropsWithRef } from 'react';
import { RemoteImage, StillImage } from '#ui/pictures/still-image.tsx';
import { useImageAnimation } from './use-image-animation.ts';
import styles from '../gallery/tiles.module.css';

/**
 * Stops an animated image until it is hovered. If animation cannot be detected, formats that may be
 * animated are stopped without a label.
 */
export function StillPicture({ src, ...rest }: ComponentPropsWithRef<'img'> & { src: string }) {
  const movement = useImageAnimation(src);

  if (movement === 'none') return <RemoteImage {...rest} src={src} />;
  return (
    <>
      <StillImage {...rest} src={src} />
      {movement !== undefined && (
        <span className={styles.mark} aria-hidden>
          {movement}
        </span>
      )}
    </>
  );
}
