import { createContext } from 'react';
import type { FilterRule } from '../preferences/definitions/filtering-preferences.ts';
import type { ServerFilterRow } from '#store/rows/server-filter-row.ts';
import type { FilterContext } from './match-filter-phrases.ts';

export interface FilterSettings {
  readonly muteWords: readonly string[];
  readonly muteBots: boolean;
  /** Hides all statuses that would otherwise be folded. */
  readonly hidesMuted: boolean;
  readonly hidesMutedAccounts: boolean;
  readonly hidesMutedThreads: boolean;
  readonly hidesWordHits: boolean;
  readonly hidesMentionsOfBlocked: boolean;
  readonly rules: readonly FilterRule[];
  /** The filters of the server; undefined until they have loaded. */
  readonly serverFilters: readonly ServerFilterRow[] | undefined;
  /** Whether statuses that would be hidden are folded instead. */
  readonly neverHides?: boolean;
  /**
   * The context of server filters that the current view has; absent if no context fits the view.
   */
  readonly filterContext?: FilterContext | undefined;
  /** The kinds of statuses that this timeline leaves out: `TimelineStatusKind`. */
  readonly leavesOut?: readonly string[] | undefined;
  /** On a profile: the id of its account, whose statuses only muted words fold or hide. */
  readonly profileOf?: string;
}

/** The settings if no preference was changed. */
export const defaultFilterSettings: FilterSettings = {
  muteWords: [],
  muteBots: false,
  hidesMuted: false,
  hidesMutedAccounts: false,
  hidesMutedThreads: true,
  hidesWordHits: false,
  hidesMentionsOfBlocked: false,
  rules: [],
  serverFilters: undefined,
};

/** The filter settings of the current view. The app provides them from the preferences. */
export const FilterSettingsContext = createContext(defaultFilterSettings);
