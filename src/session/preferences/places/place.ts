import type { AccountOptionKey } from '../account-options.ts';
import type { PreferenceKey, PreferenceValues } from '../all.ts';

/** Tabs of the settings modal that show preferences, and its footer. */
export type SettingsTab =
  | 'general'
  | 'profile'
  | 'filtering'
  | 'theme'
  | 'notifications'
  | 'footer';

/** What must be true of the session, the instance or the browser. */
export type PlaceCondition =
  | 'signedIn'
  | 'instancePanelShown'
  | 'instanceWallpaperSeen'
  | 'translationLanguagesKnown'
  | 'postFormatsKnown'
  | 'videoSoundDetectable';

/** The preference above, and the values of it under which this one matters. */
export type PlaceParent = {
  [K in PreferenceKey]: { readonly key: K; readonly is: readonly PreferenceValues[K][] };
}[PreferenceKey];

interface PlaceRules {
  /** Shown only when the person asked for everything (`expertLevel` 1). */
  readonly expert?: true;
  /** Left out unless all of them hold. */
  readonly when?: readonly PlaceCondition[];
  /** Shown but disabled unless all of them hold. */
  readonly enabledWhen?: readonly PlaceCondition[];
  readonly parent?: PlaceParent;
  /** What becomes of it when the parent has another value; disabled unless said. */
  readonly withoutParent?: 'hidden';
}

export interface PreferencePlace extends PlaceRules {
  readonly preference: PreferenceKey;
}

export interface AccountOptionPlace extends PlaceRules {
  readonly accountOption: AccountOptionKey;
  /** An option of the account under which this one stands, disabled unless it is on. */
  readonly below?: AccountOptionKey;
}

/** One heading of a tab with its controls, from top to bottom. */
export interface SettingsGroup {
  readonly tab: SettingsTab;
  readonly id: string;
  readonly when?: readonly PlaceCondition[];
  readonly places: readonly (PreferencePlace | AccountOptionPlace)[];
}
