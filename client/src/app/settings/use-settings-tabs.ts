import { useStore } from 'zustand';
import { can } from '#api/capabilities.ts';
import type { SettingsTabRow } from '#features/settings/settings-tab.ts';
import { useSession } from '#session/session-context.ts';
import { settingsTabs } from './settings-tabs.tsx';

/** Returns the tabs that have a content for this viewer on this server, with the topics in them. */
export function useSettingsTabs(): readonly SettingsTabRow[] {
  const { viewerId, instance } = useSession();
  const server = useStore(instance, ({ info }) => info.serverInfo);
  return settingsTabs
    .filter(({ isMembersOnly }) => !isMembersOnly || viewerId !== null)
    .filter(({ isOffered }) => isOffered?.(server) ?? true)
    .map(({ topicsOf, ...tab }) => ({
      ...tab,
      topics: [
        ...(tab.topics ?? []),
        ...(topicsOf ?? []).flatMap(([capability, topic]) =>
          can(capability, server) ? [topic] : [],
        ),
      ],
    }));
}
