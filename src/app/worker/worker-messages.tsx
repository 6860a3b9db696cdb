import { useEffect, useEffectEvent } from 'react';
import * as v from 'valibot';
import { favouriteStatus } from '#contract/calls/status-actions.ts';
import { isUnseen } from '#domain/notification/shown-notifications.ts';
import { useShownNotifications } from '#domain/notification/use-shown-notifications.ts';
import { useUnseenCount } from '#domain/notification/use-unseen-count.ts';
import { ingestStatus } from '#entities/ingest/ingest-status.ts';
import { idsIn } from '#lib/worker/show-note.ts';
import { isOwnPath } from '#lib/url/own-path.ts';
import { useSession } from '#session/session-context.ts';
import { useRouter } from '../router/router-context.ts';

const message = v.variant('kind', [
  v.object({
    kind: v.literal('open'),
    path: v.pipe(v.string(), v.check(isOwnPath)),
  }),
  v.object({ kind: v.literal('favourite'), statusId: v.string() }),
]);

/** Closes those shown by the system whose ids are among these; all of them where none are given. */
async function closeShown(ids?: ReadonlySet<string>): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration('/');
  for (const shown of (await registration?.getNotifications()) ?? []) {
    const stood = idsIn(shown);
    if (stood.length > 0 && stood.every((id) => !ids || ids.has(id))) shown.close();
  }
}

/**
 * Does in this tab what was pressed on a notification of the system, and closes each of these once it
 * has been read here or elsewhere.
 */
export function WorkerMessages() {
  const router = useRouter();
  const { load, notices } = useSession();
  const unseen = useUnseenCount();
  const seen = useShownNotifications()
    .filter((row) => !isUnseen(row))
    .map(({ id }) => id)
    .join(' ');
  const like = async (id: string): Promise<void> => {
    try {
      await load(favouriteStatus, { path: { id } }, (wire, { tables, ...how }) =>
        ingestStatus(tables, wire, how),
      );
    } catch (error) {
      notices.raise({ level: 'error', messageKey: 'status.not_liked', error });
    }
  };
  const take = useEffectEvent((event: MessageEvent) => {
    const read = v.safeParse(message, event.data);
    if (!read.success) return;
    event.ports[0]?.postMessage('heard');
    if (read.output.kind === 'open') router.navigate({ href: read.output.path });
    else void like(read.output.statusId);
  });
  useEffect(() => {
    const { serviceWorker } = navigator;
    const hear = (event: MessageEvent): void => take(event);
    serviceWorker?.addEventListener('message', hear);
    return () => serviceWorker?.removeEventListener('message', hear);
  }, []);
  const isAllRead = unseen === 0;
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return;
    closeShown(isAllRead ? undefined : new Set(seen.split(' '))).catch(() => undefined);
  }, [isAllRead, seen]);
  return null;
}
