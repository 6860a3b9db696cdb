import type { SettingsGroup } from './placement.ts';

export const composingGroup: SettingsGroup = {
  tab: 'general',
  id: 'composing',
  when: ['signedIn'],
  placements: [
    { accountOption: 'defaultScope' },
    { preference: 'sensitiveByDefault' },
    { preference: 'sensitiveIfSubject' },
    { preference: 'alwaysShowSubjectInput', expert: true },
    { preference: 'subjectLineBehavior', expert: true },
    { preference: 'postContentType', when: ['postFormatsKnown'] },
    { preference: 'postLanguage' },
    { preference: 'repliesInDialog' },
    { preference: 'padEmoji', expert: true },
    { preference: 'keepPhotoLocation', expert: true },
    { preference: 'postHold' },
    { preference: 'tellWiderAudience' },
    { preference: 'tellMissingDescriptions' },
    { preference: 'tellOtherLanguage' },
    { preference: 'tellOutOfReach' },
    { preference: 'tellRepeatedPosts' },
    { preference: 'alwaysShowNewPostButton', expert: true },
    { preference: 'autohideFloatingPostButton', expert: true },
  ],
};
