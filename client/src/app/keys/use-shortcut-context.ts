import { openComposers } from '#session/drafts/open-composers.ts';
import { pathTo } from '#lib/url/paths.ts';
import { getWindow, openWindow } from '#session/windows/open-windows.ts';
import { useIsStaff } from '#components/windows/use-is-staff.ts';
import { useOpenSettings } from '#components/windows/use-open-settings.ts';
import type { ShortcutContext } from '#features/shortcuts/run-shortcut.ts';
import { useSession } from '#session/session-context.ts';
import { useRow } from '#store/use-row.ts';
import { useNavEntries } from '#app/layout/navigation/use-nav-entries.ts';
import { useRouter } from '#components/router/router-context.tsx';

/** Returns the session, the router and the paths that the shortcuts use. */
export function useShortcutContext(): ShortcutContext {
  const session = useSession();
  const router = useRouter();
  const openSettings = useOpenSettings();
  const isStaff = useIsStaff();
  const entries = useNavEntries();
  const username = useRow(session.tables.accounts, session.viewerId)?.username;
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
    compose: () => openWindow(session, 'composer', { kind: 'new' }),
    isFormPending: () =>
      session.part(openComposers).getState().focusIn !== undefined ||
      getWindow(session, 'composer') !== undefined,
    openSettings: () => openSettings('appearance'),
    openModeration: isStaff ? () => openWindow(session, 'moderation', {}) : undefined,
    resolvePlace: (id) => ownPaths[id] ?? entries.find((entry) => entry.id === id)?.href,
  };
}
