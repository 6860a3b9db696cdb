import { createContext } from 'react';
import type { FilterRule } from '#session/preferences/rows/filter-rules.ts';
import type { ServerFilter } from '#session/server-filters.ts';
import type { FilterContext } from './phrase-hits.ts';

export interface FilterSettings {
  readonly muteWords: readonly string[];
  readonly muteBots: boolean;
  /** Everything that would be folded is left out. */
  readonly hidesMuted: boolean;
  readonly hidesMutedAccounts: boolean;
  readonly hidesMutedThreads: boolean;
  readonly hidesWordHits: boolean;
  readonly hidesMentionsOfBlocked: boolean;
  readonly rules: readonly FilterRule[];
  readonly serverFilters: readonly ServerFilter[];
  /** Where all of this is read, for the server's filters; absent where they have no word for it. */
  readonly readIn?: FilterContext | undefined;
  /** Set on a profile: whose it is. Their own posts are shown there. */
  readonly profileOf?: string;
}

/** As the preferences are before anybody changes them. */
export const defaultFilterSettings: FilterSettings = {
  muteWords: [],
  muteBots: false,
  hidesMuted: false,
  hidesMutedAccounts: false,
  hidesMutedThreads: true,
  hidesWordHits: false,
  hidesMentionsOfBlocked: false,
  rules: [],
  serverFilters: [],
};

/** Set by the app, which knows the preferences. */
export const FilterSettingsContext = createContext(defaultFilterSettings);
