import { accountPrivacyGroup } from './account-privacy-group.ts';
import { filteringGroups } from './filtering-groups.ts';
import { generalGroups } from './general-groups.ts';
import { notificationGroups } from './notification-groups.ts';
import type { SettingsGroup } from './placement.ts';

/**
 * Where each preference and account option appears in the settings, in display order. Imported only
 * by the settings, which keeps it out of the first load. Preferences in no group have a control
 * elsewhere: `highlight` on the user card, `hideScopeNotice` in the composer, `mutedApplause` at
 * the notifications.
 */
export const settingsGroups: readonly SettingsGroup[] = [
  ...generalGroups,
  accountPrivacyGroup,
  ...filteringGroups,
  {
    tab: 'theme',
    id: 'theme',
    placements: [
      { preference: 'theme' },
      { preference: 'customTheme' },
      { preference: 'customThemeSource' },
      { preference: 'themeInLight', parent: { key: 'theme', is: ['system'] } },
      { preference: 'themeInDark', parent: { key: 'theme', is: ['system'] } },
      { preference: 'accentColor' },
    ],
  },
  {
    tab: 'theme',
    id: 'look',
    placements: [
      { preference: 'textSize' },
      { preference: 'density' },
      { preference: 'columnWidth' },
      { preference: 'fontFamily' },
      { preference: 'roundness' },
    ],
  },
  ...notificationGroups,
  { tab: 'footer', id: 'expert', placements: [{ preference: 'expertLevel' }] },
];
