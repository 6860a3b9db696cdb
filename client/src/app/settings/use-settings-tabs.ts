import { useStore } from 'zustand';
import { can } from '#api/capabilities.ts';
import type { SettingsTabDescriptor } from '#features/settings/settings-tab.ts';
import { useSession } from '#session/session-context.ts';
import { settingsTabs } from './settings-tabs.tsx';

/**
 * Returns the tabs that have content for this viewer on this server, each with its topics, by which
 * the settings are searched.
 */
export function useSettingsTabs(): readonly SettingsTabDescriptor[] {
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
