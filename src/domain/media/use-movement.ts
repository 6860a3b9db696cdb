import { useEffect, useState } from 'react';
import { isSameOrigin } from '#lib/url/safe-url.ts';
import { useSession } from '#session/session-context.ts';
import { fetchMovement } from './fetch-movement.ts';
import type { Movement } from './movement.ts';

/** What an address alone says. */
function guess(src: string): Movement | undefined {
  const { pathname } = new URL(src);
  return /\.gif$/i.test(pathname) ? 'GIF' : undefined;
}

/**
 * Whether a picture moves, by its address and then by its first bytes, where the page may read them;
 * undefined while nothing is known, which elsewhere stays so. It is asked for only if `isAsked`.
 */
export function useMovement(src: string, isAsked = true): Movement | undefined {
  const { origin } = useSession();
  const [movement, setMovement] = useState(() => guess(src));
  const isReadable = isAsked && isSameOrigin(src, origin);

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

  return movement;
}
