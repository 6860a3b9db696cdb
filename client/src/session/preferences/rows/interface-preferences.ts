import * as v from 'valibot';
import { defineChoice, definePreference, defineToggle } from '../preference.ts';

export const interfacePreferences = {
  /** A language code, or unset for the browser's. */
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
  /** Whether the navigation links to the federated timeline (R-PREF-047). */
  showFederatedTimeline: defineToggle({ default: true }),
  userProfileDefaultTab: defineChoice(['statuses', 'replies'], { default: 'statuses' }),
  virtualScrolling: defineToggle({ default: true, scope: 'device', fromInstance: true }),
  alwaysShowNewPostButton: defineToggle({ default: false, scope: 'device' }),
  autohideFloatingPostButton: defineToggle({ default: false, scope: 'device' }),
  /** Whether keys without Control or Command have an effect (WCAG 2.1.4). */
  singleKeyShortcuts: defineToggle({ default: true }),
  /** Changed keys by action; an empty text for none. */
  shortcutKeys: definePreference({ schema: v.record(v.string(), v.string()), default: {} }),
  disableStickyHeaders: defineToggle({ default: false, scope: 'device' }),
  showScrollbars: defineToggle({ default: false, scope: 'device' }),
  sidebarRight: defineToggle({ default: false, scope: 'device', fromInstance: true }),
  thirdColumnMode: defineChoice(['none', 'notifications', 'postform'], {
    default: 'notifications',
    scope: 'device',
  }),
};
