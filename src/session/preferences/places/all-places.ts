import { accountPrivacyGroup } from './account-privacy.ts';
import { filteringGroups } from './filtering.ts';
import { generalGroups } from './general.ts';
import { notificationGroups } from './notifications.ts';
import type { SettingsGroup } from './place.ts';

/**
 * Where in the settings each preference and account option is found, in the order shown. Imported
 * by the settings alone, so that the first load does not carry it. A preference that is in no group
 * has its control elsewhere: `highlight` on the user card, `hideScopeNotice` in the composer,
 * `mutedApplause` at the notifications.
 */
export const settingsGroups: readonly SettingsGroup[] = [
  ...generalGroups,
  accountPrivacyGroup,
  ...filteringGroups,
  {
    tab: 'theme',
    id: 'theme',
    places: [
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
    places: [
      { preference: 'textSize' },
      { preference: 'density' },
      { preference: 'columnWidth' },
      { preference: 'fontFamily' },
      { preference: 'roundness' },
    ],
  },
  ...notificationGroups,
  { tab: 'footer', id: 'expert', places: [{ preference: 'expertLevel' }] },
];
