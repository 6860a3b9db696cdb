import { isEqual } from '#lib/is-equal.ts';
import type { PreferenceKey } from './all.ts';

/**
 * What Akkoma-FE 3.10 writes into every backup and settings profile, also where nobody changed it.
 * Settings whose default comes from the instance are missing: it writes them only once they are chosen.
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

/** Whether settings were written by another client: Rookery always writes the density. */
export function isOfOtherClient(values: Readonly<Record<string, unknown>>): boolean {
  const own: PreferenceKey = 'density';
  return !Object.hasOwn(values, own);
}

/** Whether Akkoma-FE writes this value for everyone. Its language is the browser's until one is chosen. */
export function isOtherClientDefault(key: PreferenceKey, value: unknown): boolean {
  if (key === 'interfaceLanguage') return true;
  return Object.hasOwn(defaults, key) && isEqual(defaults[key], value);
}
