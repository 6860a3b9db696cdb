import { useEffect } from 'react';
import { pictureCacheName } from '#lib/worker/picture-cache.ts';
import { useSession } from '#session/session-context.ts';

/**
 * Enables the service worker's picture cache for members, for reading offline, and deletes it when
 * the session ends. Visitors' pictures are not cached.
 */
export function PictureCacheManager() {
  const { viewerId, ended, log } = useSession();
  const isMember = viewerId !== null;
  useEffect(() => {
    // `caches` is undefined in insecure contexts.
    const caches: CacheStorage | undefined = globalThis.caches;
    const logError = (error: unknown): void => log('picture cache', { error });
    const deleteCache = (): void => void caches?.delete(pictureCacheName).catch(logError);
    if (!isMember) {
      deleteCache();
      return undefined;
    }
    caches?.open(pictureCacheName).catch(logError);
    ended.addEventListener('abort', deleteCache);
    return () => ended.removeEventListener('abort', deleteCache);
  }, [isMember, ended, log]);
  return null;
}
