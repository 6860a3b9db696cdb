import { defineChoice, defineToggle } from '../preference.ts';

/** How the columns are laid out on this screen. */
export const columnPreferences = {
  disableStickyHeaders: defineToggle({ default: false, scope: 'device' }),
  showScrollbars: defineToggle({ default: false, scope: 'device' }),
  sidebarRight: defineToggle({ default: false, scope: 'device', fromInstance: true }),
  thirdColumnMode: defineChoice(['none', 'notifications', 'postform'], {
    default: 'notifications',
    scope: 'device',
  }),
};
