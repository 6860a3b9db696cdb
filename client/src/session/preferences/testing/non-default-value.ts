import type { PreferenceKey, PreferenceValues } from '../preferences.ts';
import { expectedDefaults } from './expected-defaults.ts';

/** A value other than the default for each preference that is not a boolean. */
const others: { readonly [K in PreferenceKey]?: PreferenceValues[K] } = {
  theme: 'paper',
  interfaceLanguage: 'de',
  replyVisibility: 'self',
  conversationDisplay: 'tree',
  conversationOtherRepliesButton: 'inside',
  maxDepthInThread: 9,
  userProfileDefaultTab: 'replies',
  muteWords: ['rain', 'кракен', '🦀'],
  maxThumbnails: 3,
  thirdColumnMode: 'postform',
  postContentType: 'text/markdown',
  postLanguage: 'de',
  translationLanguage: 'fr',
  mentionLinkDisplay: 'full',
  subjectLineBehavior: 'masto',
  highlight: { 'jun@far.example': { type: 'side', color: '#a0b1c2' } },
  profile: 'phone',
  profileVersion: 7,
  expertLevel: 1,
  colors: { bg: '#102030' },
  customTheme: { colors: { bg: '#102030' } },
  customThemeSource: { themeEngineVersion: 3, colors: { bg: '#102030' } },
  postHold: 20,
  shortcutKeys: { reply: 'x' },
  mutedApplause: ['1'],
  spokenParts: ['text', 'author'],
  leftOutOfTimelines: { friends: ['reblogs', 'bots'] },
  notificationVisibility: {
    follows: true,
    mentions: true,
    likes: false,
    repeats: true,
    moves: true,
    emojiReactions: false,
    followRequest: true,
    polls: true,
  },
  filterRules: [
    {
      id: '1',
      words: ['heron*canal'],
      author: '',
      instance: 'far.example',
      isRepeat: null,
      isBot: false,
      hasSubject: null,
      language: 'en',
      action: 'hide',
      where: ['home'],
      expiresAt: null,
    },
  ],
  themeInLight: 'paper',
  themeInDark: 'monokai',
  accentColor: '#ff8800',
  textSize: 125,
  density: 'compact',
  columnWidth: 'wide',
  fontFamily: 'serif',
  roundness: 0,
};

/** Returns a value of a preference that is not its default. */
export function nonDefaultValue(key: PreferenceKey): unknown {
  const usual = expectedDefaults[key];
  return typeof usual === 'boolean' ? !usual : others[key];
}
