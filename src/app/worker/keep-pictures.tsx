import { useEffect } from 'react';
import { pictureCache } from '#lib/worker/picture-cache.ts';
import { useSession } from '#session/session-context.ts';

/**
 * Has the worker keep the pictures that a member sees, for reading without a network, and lets go of
 * them when the session ends, by signing out or by going on as another account; a visitor's are not kept.
 */
export function KeepPictures() {
  const { viewerId, ended, log } = useSession();
  const isMember = viewerId !== null;
  useEffect(() => {
    // Without a secure connection there are no caches.
    const caches: CacheStorage | undefined = globalThis.caches;
    const tell = (error: unknown): void => log('the place for pictures', { error });
    const forget = (): void => void caches?.delete(pictureCache).catch(tell);
    if (!isMember) {
      forget();
      return undefined;
    }
    caches?.open(pictureCache).catch(tell);
    ended.addEventListener('abort', forget);
    return () => ended.removeEventListener('abort', forget);
  }, [isMember, ended, log]);
  return null;
}
