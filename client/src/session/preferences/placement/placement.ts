import type { SettingsTabId } from '../../windows/window-arguments.ts';
import type { AccountOptionKey } from '../account-options.ts';
import type { PreferenceKey, PreferenceValues } from '../preferences.ts';

/** The tabs of the settings, and the footer below them. */
export type SettingsTab = SettingsTabId | 'footer';

/** Conditions of the session, the instance or the browser on which a control depends. */
export type PlacementCondition =
  | 'signedIn'
  | 'instancePanelShown'
  | 'instanceWallpaperSeen'
  | 'translationLanguagesKnown'
  | 'postFormatsKnown'
  | 'pleromaAccountOptions'
  | 'quotePolicies'
  | 'storedSettings'
  | 'videoSoundDetectable';

/**
 * The preference on which another one depends, and those of its values with which the other one has
 * an effect.
 */
export type PlacementParent = {
  [K in PreferenceKey]: { readonly key: K; readonly is: readonly PreferenceValues[K][] };
}[PreferenceKey];

interface PlaceRules {
  /** Set if the control is shown only in expert mode. */
  readonly expert?: true;
  /** The control is hidden unless all these conditions are met. */
  readonly when?: readonly PlacementCondition[];
  /** The control is disabled unless all these conditions are met. */
  readonly enabledWhen?: readonly PlacementCondition[];
  readonly parent?: PlacementParent;
  /**
   * What happens to the control while the parent has another value: disabled by default, or hidden.
   */
  readonly withoutParent?: 'hidden';
}

export interface PreferencePlacement extends PlaceRules {
  readonly preference: PreferenceKey;
}

export interface AccountOptionPlacement extends PlaceRules {
  readonly accountOption: AccountOptionKey;
  /** The account option shown above this one. It must be on to enable this one. */
  readonly parentOption?: AccountOptionKey;
}

/** A group of controls under a heading, in the order in which they are shown. */
export interface SettingsGroup {
  readonly tab: SettingsTab;
  readonly id: string;
  readonly when?: readonly PlacementCondition[];
  /** Set if a component of the tab renders the controls instead of `SettingsGroups`. */
  readonly hasOwnControls?: true;
  readonly placements: readonly (PreferencePlacement | AccountOptionPlacement)[];
}
