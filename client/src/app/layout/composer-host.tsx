import { useEffect } from 'react';
import { useStore } from 'zustand';
import { lazyPart } from '#components/chunk/lazy-part.tsx';
import { LazyBoundary } from '#components/chunk/lazy-boundary.tsx';
import { openComposerDialog, useComposerStore } from '#components/composer/composer-store.ts';
import { useRow } from '#store/use-row.ts';
import { useSession } from '#session/session-context.ts';
import { useRouter, useDisplayedRoute } from '../router/router-context.ts';
import { sharedText } from './shared-text.ts';

const ComposerDialog = lazyPart(
  'ComposerDialog',
  () => import('#features/composer/composer-dialog.tsx'),
);

/**
 * Renders the composer dialog once it is opened: by a button, by `?message=` (R-ROUTE-049), or by
 * `?reply=` from a system notification as soon as that status is loaded.
 */
export function ComposerHost() {
  const store = useComposerStore();
  const { location } = useDisplayedRoute();
  const router = useRouter();
  const message = sharedText(location.query);
  useEffect(() => {
    if (message === '') return undefined;
    openComposerDialog(store, { kind: 'new', text: message });
    /*
     * The query stays while the dialog is open, so that a reload reopens it, and is removed on
     * close.
     */
    return store.subscribe(({ dialog }) => {
      if (!dialog) router.navigate({ href: location.pathname, replace: true });
    });
  }, [location, message, router, store]);
  const replyToId = location.query.get('reply') ?? undefined;
  const isStatusLoaded = useRow(useSession().tables.statuses, replyToId) !== undefined;
  useEffect(() => {
    if (replyToId !== undefined && isStatusLoaded) {
      openComposerDialog(store, { kind: 'reply', statusId: replyToId });
    }
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the same link may be clicked again
  }, [location.key, replyToId, isStatusLoaded, store]);
  const isOpen = useStore(store, ({ dialog }) => dialog !== undefined);
  return (
    isOpen && (
      <LazyBoundary>
        <ComposerDialog />
      </LazyBoundary>
    )
  );
}
