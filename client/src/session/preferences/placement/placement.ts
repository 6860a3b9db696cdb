import type { SettingsTabId } from '../../windows/window-arguments.ts';
import type { AccountOptionKey } from '../account-options.ts';
import type { PreferenceKey, PreferenceValues } from '../preferences.ts';

/** Tabs of the settings dialog, and its footer. */
export type SettingsTab = SettingsTabId | 'footer';

/** Conditions of the session, the instance or the browser. */
export type PlacementCondition =
  | 'signedIn'
  | 'instancePanelShown'
  | 'instanceWallpaperSeen'
  | 'translationLanguagesKnown'
  | 'postFormatsKnown'
  | 'pleromaAccountOptions'
  | 'videoSoundDetectable';

/** The preference above, and its values for which this one has an effect. */
export type PlacementParent = {
  [K in PreferenceKey]: { readonly key: K; readonly is: readonly PreferenceValues[K][] };
}[PreferenceKey];

interface PlaceRules {
  /** Shown only in expert mode (`expertLevel` 1). */
  readonly expert?: true;
  /** Hidden unless all of them hold. */
  readonly when?: readonly PlacementCondition[];
  /** Disabled unless all of them hold. */
  readonly enabledWhen?: readonly PlacementCondition[];
  readonly parent?: PlacementParent;
  /** State if the parent has another value; disabled by default. */
  readonly withoutParent?: 'hidden';
}

export interface PreferencePlacement extends PlaceRules {
  readonly preference: PreferenceKey;
}

export interface AccountOptionPlacement extends PlaceRules {
  readonly accountOption: AccountOptionKey;
  /** The account option above, which must be on to enable this one. */
  readonly parentOption?: AccountOptionKey;
}

/** A heading of a tab with its controls in display order. */
export interface SettingsGroup {
  readonly tab: SettingsTab;
  readonly id: string;
  readonly when?: readonly PlacementCondition[];
  /** Rendered by a component of the tab instead of `SettingsGroups`. */
  readonly hasOwnControls?: true;
  readonly placements: readonly (PreferencePlacement | AccountOptionPlacement)[];
}
