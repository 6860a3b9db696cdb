import { useEffect } from 'react';
import { useStore } from 'zustand';
import { lazyPart } from '#domain/chunk/lazy-part.tsx';
import { LazyBoundary } from '#domain/chunk/lazy-boundary.tsx';
import { openComposerDialog, useComposerStore } from '#domain/composer/open-composer.ts';
import { useRow } from '#entities/use-row.ts';
import { useSession } from '#session/session-context.ts';
import { useRouter, useShown } from '../router/router-context.ts';
import { sharedText } from './shared-text.ts';

const ComposerDialog = lazyPart(
  'ComposerDialog',
  () => import('#features/composer/composer-dialog.tsx'),
);

/**
 * Holds the form that lies over the page, once it is asked for: by a press, by `?message=` (R-ROUTE-049),
 * or by `?reply=`, to which a notification of the system leads, as soon as that post is there.
 */
export function ComposerHost() {
  const store = useComposerStore();
  const { location } = useShown();
  const router = useRouter();
  const message = sharedText(location.query);
  useEffect(() => {
    if (message === '') return undefined;
    openComposerDialog(store, { kind: 'new', text: message });
    /* A reload asks again while the form is open, and no longer once it was closed. */
    return store.subscribe(({ dialog }) => {
      if (!dialog) router.navigate({ href: location.pathname, replace: true });
    });
  }, [location, message, router, store]);
  const answered = location.query.get('reply') ?? undefined;
  const isThere = useRow(useSession().tables.statuses, answered) !== undefined;
  useEffect(() => {
    if (answered !== undefined && isThere) {
      openComposerDialog(store, { kind: 'reply', statusId: answered });
    }
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the same link may be pressed again
  }, [location.key, answered, isThere, store]);
  const isOpen = useStore(store, ({ dialog }) => dialog !== undefined);
  return (
    isOpen && (
      <LazyBoundary>
        <ComposerDialog />
      </LazyBoundary>
    )
  );
}
