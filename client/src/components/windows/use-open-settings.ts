import { useCallback } from 'react';
import { useSession } from '#session/session-context.ts';
import { matchesMedia, mobileQuery } from '#ui/use-media-query.ts';
import { openWindow } from '#session/windows/open-windows.ts';
import type { SettingsTabId } from '#session/windows/window-arguments.ts';

/**
 * Returns the function that opens the settings at a tab and scrolls to a setting. Without a tab, phones
 * show the list of tabs.
 */
export function useOpenSettings(): (tab: SettingsTabId, setting?: string) => void {
  const session = useSession();
  return useCallback(
    (tab, setting) => {
      const isList = tab === 'appearance' && setting === undefined && matchesMedia(mobileQuery);
      openWindow(session, 'settings', { tab: isList ? undefined : tab, setting });
    },
    [session],
  );
}
