import { describe, expect, test } from 'vitest';
import { defaultFilterSettings } from './filter-settings.ts';
import type { FilterSettings } from './filter-settings.ts';
import { isHiddenByFilters, muteReasons } from './mute-reasons.ts';
import type { MuteContext } from './mute-reasons.ts';

const status = {
  id: 'S1',
  accountId: 'jun',
  content: '<p>Rain and politics</p>',
  mentions: [{ id: 'ines', acct: 'ines', username: 'ines', url: '' }],
};

const plain: MuteContext = {
  viewerId: 'mira',
  cardAccountId: 'jun',
  viewer: undefined,
  relationship: undefined,
  relationshipTo: () => undefined,
  isBot: false,
  settings: defaultFilterSettings,
  place: {},
};
const muted = { id: 'S1', muted: true };
const threadMuted = { id: 'S1', muted: true, threadMuted: true };
const mutesWords: FilterSettings = { ...defaultFilterSettings, muteWords: ['Politics', 'sport'] };
const bots: FilterSettings = { ...defaultFilterSettings, muteBots: true };
const toInes = (state: object) => (id: string) => (id === 'ines' ? { id, ...state } : undefined);

describe('muteReasons', () => {
  test.each([
    ['nothing is muted', plain, []],
    ['the conversation is muted', { ...plain, viewer: threadMuted }, ['thread']],
    ['the server marks it as muted', { ...plain, viewer: muted }, ['account']],
    ['the author is muted', { ...plain, relationship: { id: 'jun', muting: true } }, ['account']],
    [
      'author and conversation are muted',
      { ...plain, viewer: threadMuted, relationship: { id: 'jun', muting: true } },
      ['thread', 'account'],
    ],
    ['a word is muted', { ...plain, settings: mutesWords }, ['words']],
    ['a visitor muted a word', { ...plain, viewerId: null, settings: mutesWords }, ['words']],
    [
      'a word and the author are muted',
      { ...plain, viewer: muted, settings: mutesWords },
      ['words', 'account'],
    ],
    ['bots are muted and the author is one', { ...plain, isBot: true, settings: bots }, ['bot']],
    ['bots are muted and the author is not one', { ...plain, settings: bots }, []],
    ['the author is a bot and bots are not muted', { ...plain, isBot: true }, []],
    [
      'a status of a bot is shown compactly',
      { ...plain, isBot: true, settings: bots, place: { isCompact: true } },
      [],
    ],
    [
      'a blocked account is mentioned',
      { ...plain, relationshipTo: toInes({ blocking: true }) },
      ['mentions-blocked'],
    ],
    [
      'a muted account is mentioned',
      { ...plain, relationshipTo: toInes({ muting: true }) },
      ['mentions-muted'],
    ],
    [
      'the author mentions the viewer',
      { ...plain, viewerId: 'ines', relationshipTo: toInes({ muting: true }) },
      [],
    ],
    ['the viewer is a visitor', { ...plain, viewerId: null, viewer: muted }, []],
    [
      'it is the viewer’s own status',
      { ...plain, viewerId: 'jun', viewer: muted, settings: mutesWords },
      [],
    ],
    ['it is the viewer’s own reblog', { ...plain, cardAccountId: 'mira', viewer: muted }, []],
    [
      'it is shown on its author’s profile',
      { ...plain, viewer: threadMuted, place: { profileOf: 'jun' } },
      [],
    ],
    [
      'a word is muted and it is shown on its author’s profile',
      { ...plain, settings: mutesWords, place: { profileOf: 'jun' } },
      ['words'],
    ],
    [
      'it is shown on another profile',
      { ...plain, viewer: threadMuted, place: { profileOf: 'ines' } },
      ['thread'],
    ],
    [
      'it is the focused status',
      { ...plain, viewer: threadMuted, settings: mutesWords, place: { isFocus: true } },
      [],
    ],
    [
      'the muted conversation is open',
      { ...plain, viewer: threadMuted, place: { isInConversation: true } },
      [],
    ],
    [
      'a word is muted and the conversation is open',
      { ...plain, settings: mutesWords, place: { isInConversation: true } },
      ['words'],
    ],
  ] satisfies [string, MuteContext, string[]][])(
    'folds when %s [R-FILT-001 R-FILT-002 R-FILT-004 R-FILT-005 R-STATUS-020 R-STATUS-022 R-STATUS-023]',
    (_, context, by) => {
      expect(muteReasons(status, context).map((reason) => reason.by)).toEqual(by);
    },
  );

  test('names the matching words', () => {
    expect(muteReasons(status, { ...plain, settings: mutesWords })).toEqual([
      { by: 'words', words: ['Politics'] },
    ]);
  });
});

describe('muteReasons: own statuses', () => {
  const everything: FilterSettings = {
    ...defaultFilterSettings,
    muteWords: ['politics'],
    muteBots: true,
    hidesMuted: true,
    hidesMutedAccounts: true,
    hidesMutedThreads: true,
    hidesWordHits: true,
    hidesMentionsOfBlocked: true,
    filterContext: 'home',
    rules: [
      {
        id: '1',
        words: ['rain'],
        author: '',
        instance: '',
        isRepeat: null,
        isBot: null,
        hasSubject: null,
        language: '',
        action: 'hide',
        where: [],
        expiresAt: null,
      },
    ],
    serverFilters: [
      {
        id: '1',
        title: 'Rain',
        contexts: ['home', 'thread', 'notifications', 'public', 'account'],
        action: 'hide',
        expiresAt: null,
        keywords: [{ id: '1', text: 'rain', isWholeWord: false }],
        statuses: [],
      },
    ],
  };
  const own: MuteContext = {
    ...plain,
    viewerId: 'jun',
    viewer: threadMuted,
    relationship: { id: 'jun', muting: true },
    relationshipTo: toInes({ muting: true, blocking: true }),
    isBot: true,
    acct: 'jun',
    settings: everything,
  };

  test.each([
    ['in a timeline', own],
    ['in an open conversation', { ...own, place: { isInConversation: true } }],
    ['in a notification', { ...own, place: { isCompact: true } }],
    ['on the own profile', { ...own, place: { profileOf: 'jun' } }],
    ['on the profile of another account', { ...own, place: { profileOf: 'ines' } }],
    ['in a public timeline', { ...own, settings: { ...everything, filterContext: 'public' } }],
    ['repeated by another account', { ...own, cardAccountId: 'ines' }],
    ['as an own repeat', { ...own, viewerId: 'ines', cardAccountId: 'ines' }],
  ] satisfies [string, MuteContext][])('are never muted: %s [R-STATUS-022]', (_, context) => {
    expect(muteReasons(status, context)).toEqual([]);
    const other = { ...context, viewerId: 'tove' };
    expect(muteReasons(status, other)).not.toEqual([]);
  });
});

test('muteReasons: returns a reason for reblogs by a muted account, except on the profile of this account [R-FILT-004]', () => {
  const repeat: MuteContext = {
    ...plain,
    cardAccountId: 'ines',
    relationshipTo: toInes({ muting: true }),
  };
  const bare = { ...status, mentions: [] };
  expect(muteReasons(bare, repeat)).toEqual([{ by: 'account' }]);
  expect(muteReasons(bare, { ...repeat, place: { profileOf: 'ines' } })).toEqual([]);
});

describe('isHiddenByFilters', () => {
  test.each([
    [[], {}, false],
    [['thread'], {}, true],
    [['thread'], { hidesMutedThreads: false }, false],
    [['mentions-muted'], {}, true],
    [['account'], {}, false],
    [['account'], { hidesMutedAccounts: true }, true],
    [['account'], { hidesMuted: true }, true],
    [['words'], { hidesWordHits: true }, true],
    [['words'], { hidesMutedAccounts: true }, false],
    [['words', 'account'], { hidesMutedAccounts: true }, true],
    [['bot'], { hidesWordHits: true }, false],
    [['bot'], { hidesMuted: true }, true],
    [['mentions-blocked'], {}, false],
    [['mentions-blocked'], { hidesMentionsOfBlocked: true }, true],
  ] as const)('for the reasons %j and the settings %j, returns %s', (by, settings, expected) => {
    const reasons = by.map((each) => (each === 'words' ? { by: each, words: [] } : { by: each }));
    expect(isHiddenByFilters(reasons, { ...defaultFilterSettings, ...settings })).toBe(expected);
  });
});

test.each([
  ['ines', ['rule']],
  ['jun', []],
  [undefined, []],
])(
  'muteReasons: with a rule for reblogs, returns on a card of %s the reasons %j',
  (cardAccountId, by) => {
    const rule: FilterSettings['rules'][number] = {
      id: '1',
      words: [],
      author: '',
      instance: '',
      isRepeat: true,
      isBot: null,
      hasSubject: null,
      language: '',
      action: 'fold',
      where: [],
      expiresAt: null,
    };
    const settings: FilterSettings = { ...defaultFilterSettings, rules: [rule] };
    const reasons = muteReasons(status, { ...plain, cardAccountId, settings });
    expect(reasons.map((reason) => reason.by)).toEqual(by);
  },
);
