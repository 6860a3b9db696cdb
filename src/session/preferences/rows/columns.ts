import * as v from 'valibot';
import { definePreference, defineToggle } from '../preference.ts';

/** How the columns are laid out on this screen. */
export const columnPreferences = {
  disableStickyHeaders: defineToggle({ default: false, scope: 'device' }),
  showScrollbars: defineToggle({ default: false, scope: 'device' }),
  sidebarRight: defineToggle({ default: false, scope: 'device', fromInstance: true }),
  thirdColumnMode: definePreference({
    schema: v.picklist(['none', 'notifications', 'postform']),
    default: 'notifications',
    scope: 'device',
  }),
};
