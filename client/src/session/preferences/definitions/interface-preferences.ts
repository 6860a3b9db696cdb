import * as v from 'valibot';
import { defineChoice, definePreference, defineToggle } from '../preference.ts';

/**
 * Former ids of shortcuts that builds of 2026 stored. They also stored ids with a space where
 * today's ids have a hyphen.
 */
const formerShortcutIds = new Map([
  ['showNew', 'show-new'],
  ['repeat', 'reblog'],
]);

const shortcutKeys = v.pipe(
  v.record(v.string(), v.string()),
  v.transform((keys) =>
    Object.fromEntries(
      Object.entries(keys).map(([id, chosen]) => [
        formerShortcutIds.get(id) ?? id.replace(' ', '-'),
        chosen,
      ]),
    ),
  ),
);

export const interfacePreferences = {
  /** Language code; unset for the language of the browser. */
  interfaceLanguage: definePreference({
    schema: v.optional(v.pipe(v.string(), v.regex(/^[a-z]{2,3}(?:_[A-Za-z]+)?$/))),
    default: undefined,
    scope: 'device',
  }),
  expertLevel: definePreference({ schema: v.picklist([0, 1]), default: 0, scope: 'device' }),
  hideISP: defineToggle({ default: false }),
  hideSiteFavicon: defineToggle({ default: false, scope: 'device', fromInstance: true }),
  hideSiteName: defineToggle({ default: false, scope: 'device', fromInstance: true }),
  showNavShortcuts: defineToggle({ default: true, scope: 'device', fromInstance: true }),
  showPanelNavShortcuts: defineToggle({ default: false, scope: 'device', fromInstance: true }),
  showWiderShortcuts: defineToggle({ default: true, scope: 'device', fromInstance: true }),
  /** Whether the navigation contains a link to the federated timeline (R-PREF-047). */
  showFederatedTimeline: defineToggle({ default: true }),
  userProfileDefaultTab: defineChoice(['statuses', 'replies'], { default: 'statuses' }),
  virtualScrolling: defineToggle({ default: true, scope: 'device', fromInstance: true }),
  alwaysShowNewPostButton: defineToggle({ default: false, scope: 'device' }),
  autohideFloatingPostButton: defineToggle({ default: false, scope: 'device' }),
  /** Whether keys without Control or Command trigger shortcuts (WCAG 2.1.4). */
  singleKeyShortcuts: defineToggle({ default: true }),
  /** Changed keys by id of the shortcut; an empty text for no key. */
  shortcutKeys: definePreference({ schema: shortcutKeys, default: {} }),
  disableStickyHeaders: defineToggle({ default: false, scope: 'device' }),
  showScrollbars: defineToggle({ default: false, scope: 'device' }),
  sidebarRight: defineToggle({ default: false, scope: 'device', fromInstance: true }),
  thirdColumnMode: defineChoice(['none', 'notifications', 'postform'], {
    default: 'notifications',
    scope: 'device',
  }),
};

export const timelinePreferences = {
  /**
   * If this is off, older statuses are loaded by a button instead of by scrolling, for people who
   * dislike endless pages.
   */
  loadOlderOnScroll: defineToggle({ default: true }),
  streaming: defineToggle({ default: true }),
  pauseOnUnfocused: defineToggle({ default: true }),
  /** Whether screen readers announce new statuses and notifications. */
  announceArrivals: defineToggle({ default: true }),
  // Stored on the device, since the network of one device may block WebSockets.
  useStreamingApi: defineToggle({ default: true, scope: 'device' }),
};

export const confirmationPreferences = {
  modalOnRepeat: defineToggle({ default: false, fromInstance: true }),
  modalOnUnfollow: defineToggle({ default: true, fromInstance: true }),
  modalOnBlock: defineToggle({ default: true, fromInstance: true }),
  modalOnMute: defineToggle({ default: false, fromInstance: true }),
  modalOnDelete: defineToggle({ default: true, fromInstance: true }),
  modalOnApproveFollow: defineToggle({ default: false, fromInstance: true }),
  modalOnDenyFollow: defineToggle({ default: false, fromInstance: true }),
  /**
   * Whether to ask before a private status is translated. Set to false by the first confirmation.
   */
  modalOnTranslatePrivate: defineToggle({ default: true }),
  modalOnLogout: defineToggle({ default: true, fromInstance: true }),
};

/** The settings profile that this account uses on the server. */
export const settingsProfilePreferences = {
  profile: definePreference({ schema: v.pipe(v.string(), v.nonEmpty()), default: 'default' }),
  /** Version of the settings profile that was last applied on this device. */
  profileVersion: definePreference({
    schema: v.pipe(v.number(), v.integer(), v.minValue(0)),
    default: 0,
  }),
};
