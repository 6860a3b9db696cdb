import { defineChoice, defineToggle } from '../preference.ts';

export const columnPreferences = {
  disableStickyHeaders: defineToggle({ default: false, scope: 'device' }),
  showScrollbars: defineToggle({ default: false, scope: 'device' }),
  sidebarRight: defineToggle({ default: false, scope: 'device', fromInstance: true }),
  thirdColumnMode: defineChoice(['none', 'notifications', 'postform'], {
    default: 'notifications',
    scope: 'device',
  }),
};
