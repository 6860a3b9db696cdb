import * as v from 'valibot';
import { isEqual } from '#lib/is-equal.ts';
import { isPreferenceKey, type PreferenceKey, preferences } from '../preferences.ts';
import { setPreference } from '../set-preference.ts';
import type { PreferenceStore } from '../preference-store.ts';

/**
 * Values that Akkoma-FE 3.10 writes into every backup and settings profile, even if the member has
 * not changed them. Settings whose default comes from the instance are not in the list, since
 * Akkoma-FE writes these only if they were changed.
 */
const defaults: Readonly<Partial<Record<PreferenceKey, unknown>>> = {
  expertLevel: 0,
  hideISP: false,
  hideInstanceWallpaper: false,
  collapseMessageWithSubject: true,
  padEmoji: true,
  hideAttachments: false,
  hideAttachmentsInConv: false,
  maxThumbnails: 16,
  hideNsfw: true,
  preloadImage: true,
  loopVideo: true,
  loopVideoSilentOnly: true,
  streaming: false,
  emojiReactionsOnTimeline: true,
  alwaysShowNewPostButton: false,
  autohideFloatingPostButton: false,
  pauseOnUnfocused: true,
  displayPageBackgrounds: true,
  replyVisibility: 'all',
  thirdColumnMode: 'notifications',
  notificationVisibility: {
    follows: true,
    mentions: true,
    likes: true,
    repeats: true,
    moves: true,
    emojiReactions: true,
    followRequest: true,
    polls: true,
  },
  webPushNotifications: false,
  webPushHideIfCW: true,
  muteWords: [],
  highlight: {},
  hideScopeNotice: false,
  useStreamingApi: false,
  playVideosInModal: false,
  useOneClickNsfw: false,
  useContainFit: true,
  disableStickyHeaders: false,
  showScrollbars: false,
  userProfileDefaultTab: 'statuses',
  useBlurhash: true,
};

/**
 * Returns whether another client wrote the settings. Rookery always writes the setting for density,
 * which other clients lack.
 */
function isFromOtherClient(values: Readonly<Record<string, unknown>>): boolean {
  const ownKey: PreferenceKey = 'density';
  return !Object.hasOwn(values, ownKey);
}

/**
 * Returns whether Akkoma-FE writes this value for every member. Its language is that of the browser
 * until one is selected.
 */
function isOtherClientDefault(key: PreferenceKey, value: unknown): boolean {
  if (key === 'interfaceLanguage') return true;
  return Object.hasOwn(defaults, key) && isEqual(defaults[key], value);
}

export interface SettingChange {
  readonly key: PreferenceKey;
  readonly before: unknown;
  readonly after: unknown;
  /**
   * Whether Akkoma-FE writes this value for every member, so that the member may not have chosen
   * it.
   */
  readonly isForeignDefault: boolean;
}

/** What an import would change. */
export interface SettingsImportPlan {
  readonly changes: readonly SettingChange[];
  /** Settings whose value in the file is invalid. */
  readonly invalid: readonly PreferenceKey[];
  /** Names in the file that are no settings of this client. */
  readonly unknown: readonly string[];
  /** Number of settings that have the value in the file already. */
  readonly unchangedCount: number;
}

/**
 * Settings that an import does not change on this device: the settings profile and its version
 * (R-SET-038).
 */
const deviceKeys: readonly PreferenceKey[] = ['profile', 'profileVersion'];

/**
 * Settings of other clients that have no meaning in this one. Languages for translation, for
 * instance, are requested from the server.
 */
const ignoredKeys = ['supportedTranslationLanguages'];

export function planSettingsImport(
  store: PreferenceStore,
  values: Readonly<Record<string, unknown>>,
): SettingsImportPlan {
  const changes: SettingChange[] = [];
  const invalid: PreferenceKey[] = [];
  const unknown: string[] = [];
  const isForeign = isFromOtherClient(values);
  let unchangedCount = 0;
  for (const [key, value] of Object.entries(values)) {
    if (ignoredKeys.includes(key) || value === undefined || value === null) continue;
    if (!isPreferenceKey(key)) {
      unknown.push(key);
      continue;
    }
    if (deviceKeys.includes(key)) continue;
    const parsed = v.safeParse(preferences[key].schema, value);
    const before = store.get(key);
    if (!parsed.success) invalid.push(key);
    else if (isEqual(parsed.output, before)) unchangedCount += 1;
    else {
      const isForeignDefault = isForeign && isOtherClientDefault(key, value);
      changes.push({ key, before, after: parsed.output, isForeignDefault });
    }
  }
  return { changes, invalid, unknown, unchangedCount };
}

/** Returns whether an import contains no valid setting (R-SET-017). */
export function hasOnlyInvalidSettings({
  changes,
  invalid,
  unchangedCount,
}: SettingsImportPlan): boolean {
  return changes.length === 0 && unchangedCount === 0 && invalid.length > 0;
}

/** Applies changes of an import. Returns a function that undoes them. */
export function applySettingsImport(
  store: PreferenceStore,
  changes: readonly SettingChange[],
): () => void {
  const before = changes.map(({ key }) => [key, store.chosen(key)] as const);
  for (const { key, after } of changes) setPreference(store, key, after);
  return () => {
    for (const [key, value] of before) {
      if (value === undefined) store.set(key, undefined);
      else setPreference(store, key, value);
    }
  };
}
