import { useMemo } from 'react';
import { useStore } from 'zustand';
import type { FilterSettings } from '#domain/filters/filter-settings.ts';
import { serverFilters } from '#session/server-filters.ts';
import { useSession } from '#session/session-context.ts';
import { usePreference } from '#session/preferences/use-preference.ts';

/** What is folded or left out by the preferences of the session on screen. */
export function useFilterSettings(): FilterSettings {
  const muteWords = usePreference('muteWords');
  const muteBots = usePreference('muteBotStatuses');
  const hidesMuted = usePreference('hideFilteredStatuses');
  const hidesMutedAccounts = usePreference('hideMutedPosts');
  const hidesMutedThreads = usePreference('hideMutedThreads');
  const hidesWordHits = usePreference('hideWordFilteredPosts');
  const hidesMentionsOfBlocked = usePreference('hideThreadsWithBlockedUsers');
  const rules = usePreference('filterRules');
  const phrases = useStore(useSession().part(serverFilters));
  return useMemo(
    () => ({
      muteWords,
      muteBots,
      hidesMuted,
      hidesMutedAccounts,
      hidesMutedThreads,
      hidesWordHits,
      hidesMentionsOfBlocked,
      rules,
      serverFilters: phrases,
    }),
    [
      muteWords,
      muteBots,
      hidesMuted,
      hidesMutedAccounts,
      hidesMutedThreads,
      hidesWordHits,
      hidesMentionsOfBlocked,
      rules,
      phrases,
    ],
  );
}
