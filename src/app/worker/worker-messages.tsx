import { useEffect, useEffectEvent } from 'react';
import * as v from 'valibot';
import { useUnseenCount } from '#domain/notification/use-unseen-count.ts';
import { notificationTag } from '#lib/worker/worker-note.ts';
import { useRouter } from '../router/router-context.ts';

const opening = v.object({
  kind: v.literal('open'),
  path: v.pipe(v.string(), v.regex(/^\/(?![/\\])/)),
});

async function closeShown(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration('/');
  for (const shown of (await registration?.getNotifications()) ?? [])
    if (shown.tag.startsWith(notificationTag)) shown.close();
}

/** Goes where a pressed notification leads, and closes those of the system once all have been read. */
export function WorkerMessages() {
  const router = useRouter();
  const unseen = useUnseenCount();
  const go = useEffectEvent((event: MessageEvent) => {
    const read = v.safeParse(opening, event.data);
    if (read.success) router.navigate({ href: read.output.path });
  });
  useEffect(() => {
    const { serviceWorker } = navigator;
    const hear = (event: MessageEvent): void => go(event);
    serviceWorker?.addEventListener('message', hear);
    return () => serviceWorker?.removeEventListener('message', hear);
  }, []);
  const isAllRead = unseen === 0;
  useEffect(() => {
    if (isAllRead && 'serviceWorker' in navigator) closeShown().catch(() => undefined);
  }, [isAllRead]);
  return null;
}
