import { useStore } from 'zustand';
import type { FilterSettings } from '#components/filters/filter-settings.ts';
import { serverFilters } from '#session/server-filters.ts';
import { useSession } from '#session/session-context.ts';
import { usePreference } from '#session/preferences/use-preference.ts';

/** Returns the filter settings from the current session's preferences and server filters. */
export function useFilterSettings(): FilterSettings {
  const phrases = useStore(useSession().part(serverFilters));
  return {
    muteWords: usePreference('muteWords'),
    muteBots: usePreference('muteBotStatuses'),
    hidesMuted: usePreference('hideFilteredStatuses'),
    hidesMutedAccounts: usePreference('hideMutedPosts'),
    hidesMutedThreads: usePreference('hideMutedThreads'),
    hidesWordHits: usePreference('hideWordFilteredPosts'),
    hidesMentionsOfBlocked: usePreference('hideThreadsWithBlockedUsers'),
    rules: usePreference('filterRules'),
    serverFilters: phrases,
  };
}
