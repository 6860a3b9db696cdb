import { useEffect } from 'react';
import { useStore } from 'zustand';
import { lazyPart } from '#domain/chunk/lazy-part.tsx';
import { LazyBoundary } from '#domain/chunk/lazy-boundary.tsx';
import { openComposerDialog, useComposerStore } from '#domain/composer/open-composer.ts';
import { useShown } from '../router/router-context.ts';

const ComposerDialog = lazyPart(
  { name: 'composer-dialog', kind: 'part' },
  async () => (await import('#features/composer/composer-dialog.tsx')).ComposerDialog,
);

/** Holds the form that lies over the page, once it is asked for: by a press, or by `?message=` (R-ROUTE-049). */
export function ComposerHost() {
  const store = useComposerStore();
  const { key, query } = useShown().location;
  const message = query.get('message');
  useEffect(() => {
    if (message !== null && message !== '') {
      openComposerDialog(store, { kind: 'new', text: message });
    }
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the same link may be pressed again
  }, [key, message, store]);
  const isOpen = useStore(store, ({ dialog }) => dialog !== undefined);
  return (
    isOpen && (
      <LazyBoundary>
        <ComposerDialog />
      </LazyBoundary>
    )
  );
}
