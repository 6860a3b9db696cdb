import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { preferenceKeys, preferences } from './preferences.ts';
import { expectedDefaults } from './testing/expected-defaults.ts';

function wordsIn(text: string): string[] {
  return text.trim().split(/\s+/);
}

/**
 * Keys that the configuration of an instance can set, and that Akkoma, Pleroma and their clients
 * know.
 */
const expectedFromInstance = wordsIn(`
  hidePostStats hideBotIndication hideUserStats hideFilteredStatuses hideSiteName
  hideSiteFavicon showWiderShortcuts showNavShortcuts showPanelNavShortcuts stopGifs
  conversationDisplay hideMutedPosts collapseMessageWithSubject subjectLineBehavior
  postContentType alwaysShowSubjectInput renderMisskeyMarkdown sidebarRight theme
  virtualScrolling renderMfmOnHover modalOnRepeat modalOnUnfollow modalOnBlock modalOnMute
  modalOnDelete modalOnApproveFollow modalOnDenyFollow modalOnLogout conversationTreeAdvanced
  maxDepthInThread conversationTreeFadeAncestors conversationOtherRepliesButton
  mentionLinkDisplay mentionLinkShowTooltip mentionLinkShowAvatar mentionLinkFadeDomain
  mentionLinkBoldenYou mentionLinkShowYous greentext sensitiveByDefault sensitiveIfSubject
  hideWordFilteredPosts hideMutedThreads hideThreadsWithBlockedUsers muteBotStatuses
`);

const onDevice = wordsIn(`
  interfaceLanguage expertLevel hideSiteFavicon hideSiteName showNavShortcuts
  showPanelNavShortcuts showWiderShortcuts virtualScrolling alwaysShowNewPostButton
  autohideFloatingPostButton theme customTheme customThemeSource colors hideInstanceWallpaper
  displayPageBackgrounds stopGifs disableStickyHeaders showScrollbars sidebarRight
  thirdColumnMode useStreamingApi preloadImage useBlurhash webPushNotifications webPushHideIfCW
  notificationSound desktopNotifications
  themeInLight themeInDark accentColor textSize density columnWidth fontFamily roundness
`);

/** Invalid values by key. All keys that are missing here are booleans. */
const misfits: Readonly<Record<string, readonly unknown[]>> = {
  theme: ['', 1, null],
  interfaceLanguage: ['', 'english', 'EN', '<b>', null],
  expertLevel: [2, -1, '0', true],
  userProfileDefaultTab: ['media', ''],
  customTheme: ['x', 1],
  customThemeSource: ['x', 1],
  colors: ['x', { a: 1 }],
  themeInLight: ['', 1],
  themeInDark: ['', 1],
  accentColor: ['red', '#12', 1],
  textSize: [74, 201, 100.5, '100'],
  density: ['dense'],
  columnWidth: [600],
  fontFamily: ['Comic Sans'],
  roundness: [-1, 29, '4'],
  thirdColumnMode: ['left'],
  conversationDisplay: ['flat'],
  conversationOtherRepliesButton: ['above'],
  maxDepthInThread: [2, 6.5, Number.NaN, '6'],
  translationLanguage: ['', 'a language', '../..', null],
  maxThumbnails: [-1, 1.5, '16'],
  postHold: [-1, 61, 1.5, '16'],
  mentionLinkDisplay: ['long'],
  subjectLineBehavior: ['outlook'],
  postContentType: ['plain', 'text/', 'text/html; charset=x', ''],
  postLanguage: ['eng', 'EN', ''],
  replyVisibility: ['none'],
  muteWords: ['word', { 0: 'word' }],
  filterRules: ['word', { id: '1' }],
  mutedApplause: ['word', { 0: 'word' }],
  spokenParts: ['author', ['name']],
  leftOutOfTimelines: ['x', { friends: 'bots' }],
  notificationVisibility: [true, 'all'],
  highlight: ['x', 1],
  shortcutKeys: ['x', { reply: 1 }],
  profile: ['', 1],
  profileVersion: [-1, 1.5, '1'],
};

describe('preferences', () => {
  it('have exactly the keys and defaults of the requirements and the client family [R-PREF-001..040 R-PREF-043..047 R-CONST-035..048]', () => {
    const actual = preferenceKeys.map((key) => [key, preferences[key].default]);
    expect(Object.fromEntries(actual)).toEqual(expectedDefaults);
    expect(preferenceKeys.toSorted()).toEqual(Object.keys(expectedDefaults).toSorted());
  });

  it.each(preferenceKeys)('accept the default of %s', (key) => {
    const { schema, default: builtIn } = preferences[key];
    expect(v.parse(schema, builtIn)).toEqual(builtIn);
  });

  it.each(preferenceKeys)('reject invalid values of %s [R-PREF-042]', (key) => {
    for (const input of misfits[key] ?? ['true', 1, null, {}, []])
      expect(v.safeParse(preferences[key].schema, input).success, String(input)).toBe(false);
  });

  it('allow the instance to set exactly the keys of its configuration [R-CAP-030]', () => {
    const actual = preferenceKeys.filter((key) => preferences[key].fromInstance);
    expect(actual.toSorted()).toEqual(expectedFromInstance.toSorted());
  });

  it('have the scope device if they depend on the device or are needed before sign-in', () => {
    const actual = preferenceKeys.filter((key) => preferences[key].scope === 'device');
    expect(actual.toSorted()).toEqual(onDevice.toSorted());
  });

  it('keep the valid parts of a list or map that has invalid parts', () => {
    expect(v.parse(preferences.muteWords.schema, ['cats', 7, '  ', null, 'dogs'])).toEqual([
      'cats',
      'dogs',
    ]);
    expect(
      v.parse(preferences.highlight.schema, {
        'a@b.example': { type: 'side', color: '#a0B1c2' },
        'c@b.example': { type: 'solid', color: 'url(x)' },
        'd@b.example': { type: 'disabled', color: '#000000' },
        'e@b.example': 1,
      }),
    ).toEqual({
      'a@b.example': { type: 'side', color: '#a0B1c2' },
      'c@b.example': { type: 'solid', color: '#FFFFFF' },
    });
    expect(
      v.parse(preferences.notificationVisibility.schema, { likes: false, polls: 'no' }),
    ).toMatchObject({
      likes: false,
      polls: true,
      follows: true,
    });
  });

  it('read shortcut keys that were stored under former ids', () => {
    const stored = {
      showNew: 'a',
      repeat: 's',
      'go friends': 'g x',
      'column next': '',
      reply: 'w',
    };
    const read = {
      'show-new': 'a',
      reblog: 's',
      'go-friends': 'g x',
      'column-next': '',
      reply: 'w',
    };
    const { schema } = preferences.shortcutKeys;
    expect(v.parse(schema, stored)).toEqual(read);
    expect(v.parse(schema, read)).toEqual(read);
  });
});
