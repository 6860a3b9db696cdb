import type { SettingsGroup } from './placement.ts';

export const accountPrivacyGroup: SettingsGroup = {
  tab: 'profile',
  id: 'accountPrivacy',
  when: ['signedIn'],
  placements: [
    { accountOption: 'locked' },
    { accountOption: 'permitFollowback', parentOption: 'locked' },
    { accountOption: 'discoverable' },
    { accountOption: 'allowFollowingMove' },
    { accountOption: 'hideFavorites' },
    { accountOption: 'hideFollowers' },
    { accountOption: 'hideFollowersCount', parentOption: 'hideFollowers' },
    { accountOption: 'hideFollows' },
    { accountOption: 'hideFollowsCount', parentOption: 'hideFollows' },
  ],
};
