import { useEffect, useEffectEvent } from 'react';
import { useStore } from 'zustand';
import { lazyPart } from '#components/chunk/lazy-part.tsx';
import { LazyBoundary } from '#components/chunk/lazy-boundary.tsx';
import { openComposerDialog, useComposerStore } from '#components/composer/composer-store.ts';
import { pathTo } from '#components/links/paths.ts';
import { useOpenSettings } from '#components/settings/open-settings.ts';
import { shortcutDialogState } from '#components/shortcuts/shortcut-dialog-state.ts';
import { useRow } from '#store/use-row.ts';
import { createKeyHandler, type KeyHandler } from '#features/shortcuts/create-key-handler.ts';
import type { ShortcutContext } from '#features/shortcuts/run-shortcut.ts';
import { ShortcutHelp } from '#features/shortcuts/shortcut-help.tsx';
import { useSession } from '#session/session-context.ts';
import { useNavEntries } from '../layout/use-nav-entries.ts';
import { useRouter } from '../router/router-context.ts';

const AppPalette = lazyPart('AppPalette', () => import('./app-palette.tsx'));

/** Handles keyboard shortcuts and renders the shortcut help and the command palette. */
export function KeyboardShortcuts({
  onReady,
}: {
  /** Receives the key handler on mount and `undefined` on unmount. */
  onReady: (handle: KeyHandler | undefined) => void;
}) {
  const session = useSession();
  const router = useRouter();
  const openSettings = useOpenSettings();
  const composer = useComposerStore();
  const entries = useNavEntries();
  const me = useRow(session.tables.accounts, session.viewerId);
  const windows = session.part(shortcutDialogState);
  const { open } = useStore(windows);
  const world = (): ShortcutContext => {
    const username = me?.username;
    const ownPaths: Readonly<Record<string, string>> =
      username === undefined
        ? {}
        : {
            notifications: pathTo('notifications', { username }),
            profile: pathTo('user-profile', { name: username }),
          };
    return {
      session,
      navigate: (href) => router.navigate({ href }),
      compose: () => openComposerDialog(composer, { kind: 'new' }),
      isFormPending() {
        const { focusIn, dialog } = composer.getState();
        return (focusIn ?? dialog) !== undefined;
      },
      openSettings: () => openSettings('general'),
      resolvePlace: (id) => ownPaths[id] ?? entries.find((entry) => entry.id === id)?.href,
    };
  };
  const currentWorld = useEffectEvent(world);
  const notifyReady = useEffectEvent(onReady);
  useEffect(() => {
    notifyReady(createKeyHandler(() => currentWorld()));
    return () => notifyReady(undefined);
  }, []);
  const close = (): void => windows.setState({ open: undefined, awaited: undefined });
  return (
    <>
      <ShortcutHelp
        isOpen={open === 'help'}
        hasPlace={(id) => world().resolvePlace(id) !== undefined}
        onClose={close}
      />
      {open === 'palette' && (
        <LazyBoundary>
          <AppPalette world={world} entries={entries} onClose={close} />
        </LazyBoundary>
      )}
    </>
  );
}
