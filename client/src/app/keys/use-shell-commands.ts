import { useLingui } from '@lingui/react/macro';
import Files from 'lucide-react/icons/files';
import { openWindow } from '#session/windows/open-windows.ts';
import { useScheduledMenuItem } from '#features/composer/lists/use-scheduled-menu-item.ts';
import type { PaletteItem } from '#features/shortcuts/palette.tsx';
import { useSession } from '#session/session-context.ts';
import { useSignOut } from '#app/layout/account-menu/use-sign-out.tsx';

/**
 * Returns the palette items that belong to no status or screen: drafts, scheduled posts and log
 * out.
 */
export function useShellCommands(): readonly PaletteItem[] {
  const { t } = useLingui();
  const session = useSession();
  const openList = (list: 'drafts' | 'scheduled'): void =>
    openWindow(session, 'composer', { kind: 'new', list });
  const scheduled = useScheduledMenuItem(() => openList('scheduled'));
  const { onPress: signOut, ...leave } = useSignOut();
  if (session.viewerId === null) return [];
  return [
    { id: 'drafts', label: t`Drafts`, icon: Files, run: () => openList('drafts') },
    ...scheduled.map(({ id, label, icon, onSelect }) => ({
      id,
      label,
      icon,
      run: () => onSelect?.(),
    })),
    { ...leave, run: signOut },
  ];
}
