import { useEffect, useEffectEvent } from 'react';
import * as v from 'valibot';
import { pictureCacheName } from '#lib/worker/worker-config.ts';
import { useSession } from '#session/session-context.ts';
import { favouriteStatus } from '@rookery/contract/calls/favourites-and-reblogs.ts';
import { isUnseen } from '#session/notifications/shown-notifications.ts';
import {
  useShownNotifications,
  useUnseenCount,
} from '#components/notification/use-shown-notifications.ts';
import { ingestStatus } from '#store/ingest/ingest-status.ts';
import { coveredNotificationIds } from '#lib/worker/show-system-notification.ts';
import { isOwnPath } from '#lib/url/own-path.ts';
import { useRouter } from '#components/router/router-context.tsx';

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

const message = v.union([
  v.object({
    kind: v.literal('open'),
    path: v.pipe(v.string(), v.check(isOwnPath)),
  }),
  v.object({ kind: v.literal('favourite'), statusId: v.string() }),
]);

/** Closes the system notifications whose ids are all in `ids`; without `ids`, all of them. */
async function closeShown(ids?: ReadonlySet<string>): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration('/');
  for (const shown of (await registration?.getNotifications()) ?? []) {
    const shownIds = coveredNotificationIds(shown);
    if (shownIds.length > 0 && shownIds.every((id) => !ids || ids.has(id))) shown.close();
  }
}

/**
 * Performs in this tab an action that was clicked in a system notification, and closes system
 * notifications once they are read, here or on another device.
 */
export function WorkerMessageHandler() {
  const router = useRouter();
  const { load, notices } = useSession();
  const unseen = useUnseenCount();
  const seen = useShownNotifications()
    .filter((row) => !isUnseen(row))
    .map(({ id }) => id)
    .join(' ');
  const favourite = async (id: string): Promise<void> => {
    try {
      await load(favouriteStatus, { path: { id } }, (wire, { tables, ...context }) =>
        ingestStatus(tables, wire, context),
      );
    } catch (error) {
      notices.raise({ level: 'error', messageKey: 'status.not_liked', error });
    }
  };
  const handleMessage = useEffectEvent((event: MessageEvent) => {
    const read = v.safeParse(message, event.data);
    if (!read.success) return;
    event.ports[0]?.postMessage('heard');
    if (read.output.kind === 'open') router.navigate({ href: read.output.path });
    else void favourite(read.output.statusId);
  });
  useEffect(() => {
    const { serviceWorker } = navigator;
    const listener = (event: MessageEvent): void => handleMessage(event);
    serviceWorker?.addEventListener('message', listener);
    return () => serviceWorker?.removeEventListener('message', listener);
  }, []);
  const isAllRead = unseen === 0;
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return;
    closeShown(isAllRead ? undefined : new Set(seen.split(' '))).catch(() => undefined);
  }, [isAllRead, seen]);
  return null;
}
