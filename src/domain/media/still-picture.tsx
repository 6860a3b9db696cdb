import type { ComponentPropsWithRef } from 'react';
import { StillImage } from '#ui/still-image.tsx';
import { useMovement } from './use-movement.ts';
import styles from './tiles.module.css';

/**
 * A picture that stands still until pointed at if it moves. Where nothing can be found out, nothing
 * is said, and what may move is held.
 */
export function StillPicture({ src, ...rest }: ComponentPropsWithRef<'img'> & { src: string }) {
  const movement = useMovement(src);

  if (movement === 'none') return <img {...rest} src={src} alt={rest.alt ?? ''} />;
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
