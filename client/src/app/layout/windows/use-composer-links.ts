import { useEffect, useEffectEvent } from 'react';
import { useDisplayedRoute, useRouter } from '#components/router/router-context.tsx';
import { getWindow, openWindow, windowList } from '#session/windows/open-windows.ts';
import type { ComposerTarget } from '#session/windows/window-arguments.ts';
import { readSharedText } from '#lib/url/read-shared-text.ts';
import { useSession } from '#session/session-context.ts';
import { useRow } from '#store/use-row.ts';

/**
 * Opens the composer if the URL requests it: by `?message=` (R-ROUTE-049), or by `?reply=` of a system
 * notification, as soon as the status with that id is loaded.
 */
export function useComposerLinks(): void {
  const session = useSession();
  const { location } = useDisplayedRoute();
  const router = useRouter();
  const open = useEffectEvent((target: ComposerTarget) => openWindow(session, 'composer', target));
  const message = readSharedText(location);
  useEffect(() => {
    if (message !== '') open({ kind: 'new', text: message });
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- `location` is a dependency because a click on the same link again must open the composer again
  }, [location, message]);
  /*
   * The query stays while the dialog is open, so that a reload reopens it, and is removed on
   * close.
   */
  useEffect(() => {
    if (message === '') return undefined;
    return session.part(windowList).subscribe(() => {
      if (getWindow(session, 'composer')) return;
      router.navigate({ href: location.pathname, replace: true });
    });
  }, [location, message, router, session]);
  const replyToId = location.query.get('reply') ?? undefined;
  const isStatusLoaded = useRow(session.tables.statuses, replyToId) !== undefined;
  useEffect(() => {
    if (replyToId !== undefined && isStatusLoaded) open({ kind: 'reply', statusId: replyToId });
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- `location` is a dependency because a click on the same link again must open the composer again
  }, [location.key, replyToId, isStatusLoaded]);
}
