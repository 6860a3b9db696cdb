import type { SettingsGroup } from './place.ts';

export const accountPrivacyGroup: SettingsGroup = {
  tab: 'profile',
  id: 'accountPrivacy',
  when: ['signedIn'],
  places: [
    { accountOption: 'locked' },
    { accountOption: 'permitFollowback', below: 'locked' },
    { accountOption: 'discoverable' },
    { accountOption: 'allowFollowingMove' },
    { accountOption: 'hideFavorites' },
    { accountOption: 'hideFollowers' },
    { accountOption: 'hideFollowersCount', below: 'hideFollowers' },
    { accountOption: 'hideFollows' },
    { accountOption: 'hideFollowsCount', below: 'hideFollows' },
  ],
};
