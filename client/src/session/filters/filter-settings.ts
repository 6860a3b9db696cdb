import { createContext } from 'react';
import type { FilterRule } from '../preferences/definitions/filtering-preferences.ts';
import type { ServerFilter } from './server-filters.ts';
import type { FilterContext } from './phrase-hits.ts';

export interface FilterSettings {
  readonly muteWords: readonly string[];
  readonly muteBots: boolean;
  /** Hides everything that would be folded. */
  readonly hidesMuted: boolean;
  readonly hidesMutedAccounts: boolean;
  readonly hidesMutedThreads: boolean;
  readonly hidesWordHits: boolean;
  readonly hidesMentionsOfBlocked: boolean;
  readonly rules: readonly FilterRule[];
  readonly serverFilters: readonly ServerFilter[];
  /** The server's filter context of the current view; absent if there is none for it. */
  readonly filterContext?: FilterContext | undefined;
  /** Set on a profile: the account's id. Its own statuses are shown there. */
  readonly profileOf?: string;
}

/** The settings of unchanged preferences. */
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

/** Provided by the app, which reads the preferences. */
export const FilterSettingsContext = createContext(defaultFilterSettings);
