import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { preferenceKeys, preferences } from './all.ts';
import { expectedDefaults } from './testing/expected-defaults.ts';

function words(text: string): string[] {
  return text.trim().split(/\s+/);
}

/** What an instance's configuration may decide: keys that the family's servers and clients know as such. */
const expectedFromInstance = words(`
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

const onDevice = words(`
  interfaceLanguage expertLevel hideSiteFavicon hideSiteName showNavShortcuts
  showPanelNavShortcuts showWiderShortcuts virtualScrolling alwaysShowNewPostButton
  autohideFloatingPostButton theme customTheme customThemeSource colors hideInstanceWallpaper
  displayPageBackgrounds stopGifs disableStickyHeaders showScrollbars sidebarRight
  thirdColumnMode useStreamingApi preloadImage useBlurhash webPushNotifications webPushHideIfCW
  notificationSound desktopNotifications
  themeInLight themeInDark accentColor textSize density columnWidth fontFamily roundness
`);

/** Values that do not fit, by key; what is not named here takes a boolean. */
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
  notificationVisibility: [true, 'all'],
  highlight: ['x', 1],
  shortcutKeys: ['x', { reply: 1 }],
  profile: ['', 1],
  profileVersion: [-1, 1.5, '1'],
};

describe('the preference schema', () => {
  it('has just the keys of the specification and of the family, with their defaults [R-PREF-001..040 R-PREF-043..047 R-CONST-035..048]', () => {
    const actual = preferenceKeys.map((key) => [key, preferences[key].default]);
    expect(Object.fromEntries(actual)).toEqual(expectedDefaults);
    expect(preferenceKeys.toSorted()).toEqual(Object.keys(expectedDefaults).toSorted());
  });

  it.each(preferenceKeys)('reads the default of %s as it is', (key) => {
    const { schema, default: builtIn } = preferences[key];
    expect(v.parse(schema, builtIn)).toEqual(builtIn);
  });

  it.each(preferenceKeys)('refuses what does not fit %s [R-PREF-042]', (key) => {
    for (const input of misfits[key] ?? ['true', 1, null, {}, []])
      expect(v.safeParse(preferences[key].schema, input).success, String(input)).toBe(false);
  });

  it('lets the instance decide just what its configuration knows [R-CAP-030]', () => {
    const actual = preferenceKeys.filter((key) => preferences[key].fromInstance);
    expect(actual.toSorted()).toEqual(expectedFromInstance.toSorted());
  });

  it('keeps on the device what depends on it or is needed before the sign-in', () => {
    const actual = preferenceKeys.filter((key) => preferences[key].scope === 'device');
    expect(actual.toSorted()).toEqual(onDevice.toSorted());
  });

  it('keeps the good parts of a list or a map that has bad ones', () => {
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
});
