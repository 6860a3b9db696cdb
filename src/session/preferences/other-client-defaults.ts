import { isEqual } from '#lib/is-equal.ts';
import type { PreferenceKey } from './preferences.ts';

/**
 * Values that Akkoma-FE 3.10 writes into every backup and settings profile, even unchanged ones.
 * Settings with a default from the instance are missing: it writes them only if chosen.
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

/** Whether another client wrote the settings: Rookery always writes the density. */
export function isFromOtherClient(values: Readonly<Record<string, unknown>>): boolean {
  const ownKey: PreferenceKey = 'density';
  return !Object.hasOwn(values, ownKey);
}

/**
 * Whether Akkoma-FE writes this value for everyone. Its language is the browser's until one is
 * chosen.
 */
export function isOtherClientDefault(key: PreferenceKey, value: unknown): boolean {
  if (key === 'interfaceLanguage') return true;
  return Object.hasOwn(defaults, key) && isEqual(defaults[key], value);
}
