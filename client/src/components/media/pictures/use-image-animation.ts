import { useEffect, useState } from 'react';
import { isSameOrigin } from '#lib/url/safe-url.ts';
import { useSession } from '#session/session-context.ts';
import { fetchAnimation } from '#lib/media/fetch-animation.ts';
import type { ImageAnimation } from '#lib/media/detect-animation.ts';

/**
 * Returns whether an image is animated, judged by its URL and then by its first bytes. Undefined while
 * unknown. For files on other sites, whose bytes the page may not read, it stays undefined. Fetches
 * only if `isEnabled`.
 */
export function useImageAnimation(src: string, isEnabled = true): ImageAnimation | undefined {
  const { origin } = useSession();
  const [movement, setMovement] = useState<ImageAnimation | undefined>(() =>
    /\.gif$/i.test(new URL(src).pathname) ? 'GIF' : undefined,
  );
  const isReadable = isEnabled && isSameOrigin(src, origin);

  useEffect(() => {
    if (!isReadable) return undefined;
    const controller = new AbortController();
    const find = async (): Promise<void> => {
      const found = await fetchAnimation(src, controller.signal);
      if (found !== undefined && !controller.signal.aborted) setMovement(found);
    };
    void find();
    return () => controller.abort();
  }, [src, isReadable]);

  return movement;
}
