import { useEffect, useState, type ComponentPropsWithRef } from 'react';
import { isSameOrigin } from '#lib/url/safe-url.ts';
import { useSession } from '#session/session-context.ts';
import { StillImage } from '#ui/still-image.tsx';
import { fetchMovement } from './fetch-movement.ts';
import type { Movement } from './movement.ts';
import styles from './tiles.module.css';

/** What an address alone says. */
function guess(src: string): Movement | undefined {
  const { pathname } = new URL(src);
  return /\.gif$/i.test(pathname) ? 'GIF' : undefined;
}

/**
 * A picture that stands still until pointed at if it moves. Whether it does is found by its first
 * bytes, where the page may read them; elsewhere nothing is said, and what may move is held.
 */
export function StillPicture({ src, ...rest }: ComponentPropsWithRef<'img'> & { src: string }) {
  const { origin } = useSession();
  const [movement, setMovement] = useState(() => guess(src));
  const isReadable = isSameOrigin(src, origin);

  useEffect(() => {
    if (!isReadable) return undefined;
    const leaving = new AbortController();
    const find = async (): Promise<void> => {
      const found = await fetchMovement(src, leaving.signal);
      if (found !== undefined && !leaving.signal.aborted) setMovement(found);
    };
    void find();
    return () => leaving.abort();
  }, [src, isReadable]);

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
