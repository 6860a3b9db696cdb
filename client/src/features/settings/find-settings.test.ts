import { i18n } from '#i18n/i18n.ts';
import { beforeEach, expect, test } from 'vitest';
import { accountOptions } from '#session/preferences/account-options.ts';
import { preferenceKeys } from '#session/preferences/preferences.ts';
import { findSettings } from './find-settings.ts';

beforeEach(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

/** Preferences without a control in the settings, with the reason. */
const withoutControl: Readonly<Record<string, string>> = {
  profileVersion: 'counts what was sent to the server',
  colors: 'belongs to themes of the first version, which other clients wrote',
  highlight: 'is chosen on the card of each person',
  hideScopeNotice: 'is a press on the notice itself',
  mutedApplause: 'is chosen at a post’s notifications',
  shortcutKeys: 'is chosen in the table of shortcuts',
  defaultNSFW: 'is not heeded by servers',
};

const keys = [...preferenceKeys, ...Object.keys(accountOptions)];
const found = (query: string) => findSettings(query, i18n, () => true);

test.each(keys.filter((key) => !(key in withoutControl)))(
  'findSettings: finds %s by its key and by its label',
  (key) => {
    const [hit] = found(key).filter((setting) => setting.key === key);
    expect(hit?.label).toBeTruthy();
    expect(hit?.label).not.toBe(key);
    expect(hit?.group).not.toBe('');
    expect(found(hit?.label ?? '').map((setting) => setting.key)).toContain(key);
  },
);

test.each(Object.keys(withoutControl))(
  'findSettings: does not find %s, which has no control',
  (key) => {
    expect(found(key).map((setting) => setting.key)).not.toContain(key);
  },
);

test('findSettings: matches words in any order and case, and finds nothing for a blank query', () => {
  expect(found('TEXT size').map(({ key }) => key)).toContain('textSize');
  expect(found('size text').map(({ key }) => key)).toContain('textSize');
  expect(found('  ')).toEqual([]);
});

test.each([
  ['font', ['textSize', 'fontFamily']],
  ['dark mode', ['theme', 'themeInDark']],
  ['nsfw', ['hideNsfw', 'sensitiveByDefault']],
  ['boost', ['modalOnRepeat', 'hidePostStats', 'groupNotifications']],
  ['favourite', ['hidePostStats', 'groupNotifications', 'hideFavorites']],
  ['subject', ['collapseMessageWithSubject', 'alwaysShowSubjectInput', 'subjectLineBehavior']],
  ['theme', ['theme', 'customTheme']],
  ['repeat', ['leftOutOfTimelines']],
  ['quote', ['leftOutOfTimelines']],
  ['media only', ['leftOutOfTimelines']],
  ['autoplay', ['stopGifs', 'loopVideo']],
  ['columns', ['thirdColumnMode', 'columnWidth']],
  ['deck', ['thirdColumnMode']],
  ['infinite scroll', ['loadOlderOnScroll']],
  ['hotkeys', ['singleKeyShortcuts']],
  ['compact', ['density']],
])('findSettings: for “%s”, a term of other clients, finds the setting %s', (query, expected) => {
  expect(found(query).map(({ key }) => key)).toEqual(expect.arrayContaining(expected));
});

test.each([
  ['meme arrows', 'greentext'],
  ["don't crop", 'useContainFit'],
  ['instance favicon', 'hideSiteFavicon'],
  ['post statistics', 'hidePostStats'],
  ['copy subject', 'subjectLineBehavior'],
  ['confirmation deleting', 'modalOnDelete'],
  ['word filter', 'muteWords'],
  ['strip rich text', 'stripRichContent'],
  ['Optimize timeline', 'virtualScrolling'],
  ['just one click', 'useOneClickNsfw'],
  ['pad emoji', 'padEmoji'],
  ['scope', 'defaultScope'],
  ["who's following me", 'hideFollowers'],
])(
  'findSettings: for “%s”, a name in Akkoma-FE, finds the setting %s in any language',
  (query, key) => {
    i18n.loadAndActivate({ locale: 'de', messages: {} });
    expect(found(query).map((setting) => setting.key)).toContain(key);
  },
);
