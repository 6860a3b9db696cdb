import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { type FilterSettings, FilterSettingsContext } from '#session/filters/filter-settings.ts';
import {
  type RichTextOptions,
  RichTextOptionsContext,
} from '#components/rich-text/rich-text-options.ts';
import { serverFilters } from '#session/filters/server-filters.ts';
import { useSession } from '#session/session-context.ts';
import { usePreference } from '#session/preferences/use-preference.ts';

/** Returns the rich text options from the current session's preferences. */
function useRichTextOptions(): RichTextOptions {
  const { viewerId, instance } = useSession();
  const hasEffects = usePreference('renderMisskeyMarkdown');
  const onlyPointedAt = usePreference('renderMfmOnHover');
  return {
    greentext: usePreference('greentext'),
    effects: hasEffects ? (onlyPointedAt ? 'pointed-at' : 'moving') : 'none',
    mentionHost: usePreference('mentionLinkDisplay'),
    mentionHostIsFaint: usePreference('mentionLinkFadeDomain'),
    mentionTooltip: usePreference('mentionLinkShowTooltip'),
    mentionAvatar: usePreference('mentionLinkShowAvatar'),
    boldenYou: usePreference('mentionLinkBoldenYou'),
    saysYou: usePreference('mentionLinkShowYous'),
    marks: usePreference('highlight'),
    viewerId,
    ownHost: location.host,
    reservedUsernames: useStore(instance, ({ info }) => info.restrictedNicknames),
  };
}

/** Returns the filter settings from the current session's preferences and server filters. */
function useFilterSettings(): FilterSettings {
  const filters = useStore(useSession().part(serverFilters));
  return {
    muteWords: usePreference('muteWords'),
    muteBots: usePreference('muteBotStatuses'),
    hidesMuted: usePreference('hideFilteredStatuses'),
    hidesMutedAccounts: usePreference('hideMutedPosts'),
    hidesMutedThreads: usePreference('hideMutedThreads'),
    hidesWordHits: usePreference('hideWordFilteredPosts'),
    hidesMentionsOfBlocked: usePreference('hideThreadsWithBlockedUsers'),
    rules: usePreference('filterRules'),
    serverFilters: filters,
  };
}

/** Provides the filter settings and rich text options of the current session. */
export function ReadingPreferences({ children }: { children: ReactNode }) {
  return (
    <FilterSettingsContext value={useFilterSettings()}>
      <RichTextOptionsContext value={useRichTextOptions()}>{children}</RichTextOptionsContext>
    </FilterSettingsContext>
  );
}
