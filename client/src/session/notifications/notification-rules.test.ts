import { expect, test } from 'vitest';
import { preferences } from '../preferences/preferences.ts';
import { notificationRulesOf, notificationTypes, createPushAlerts } from './notification-rules.ts';

const all = preferences.notificationVisibility.default;

test('createPushAlerts: asks for the types that are shown, and for those without a preference', () => {
  const none = {
    follows: false,
    mentions: false,
    likes: false,
    repeats: false,
    moves: false,
    emojiReactions: false,
    followRequest: false,
    polls: false,
  };
  const types = (shown: typeof all): string[] =>
    Object.entries(createPushAlerts(shown))
      .filter(([, isWanted]) => isWanted)
      .map(([type]) => type);
  expect(types(all)).toEqual(notificationTypes(() => true));
  expect(types({ ...none, likes: true })).toEqual(['favourite', ...types(none)]);
  expect(types(none)).toEqual([
    'status',
    'update',
    'quote',
    'quoted_update',
    'pleroma:report',
    'admin.report',
    'admin.sign_up',
    'severed_relationships',
    'moderation_warning',
    'annual_report',
    'added_to_collection',
    'collection_update',
  ]);
});

test.each(['', undefined, 'a kind of tomorrow', 'constructor', '__proto__'])(
  'notificationRulesOf: returns undefined for the unknown type %s',
  (type) => {
    expect(notificationRulesOf(type)).toBeUndefined();
  },
);

test('notificationTypes: groups likes, reblogs and reactions, which share a tab', () => {
  const reactions = ['favourite', 'reblog', 'pleroma:emoji_reaction'];
  expect(notificationTypes(({ reaction }) => reaction !== undefined)).toEqual(reactions);
  expect(notificationTypes(({ tab }) => tab === 'likesAndRepeats')).toEqual(reactions);
  expect(notificationTypes(({ tab }) => tab === 'mentions')).toEqual(['mention']);
  expect(notificationTypes(({ tab }) => tab === 'follows')).toEqual(['follow', 'follow_request']);
});
