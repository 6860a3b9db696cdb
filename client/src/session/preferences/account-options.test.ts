import { describe, expect, it } from 'vitest';
import { accountOptionBody, accountOptions, readAccountOption } from './account-options.ts';
import type { AccountOptionKey } from './account-options.ts';

/** An account as `verify_credentials` returns it, with every option switched on. */
const account = {
  locked: true,
  akkoma: { permit_followback: true },
  pleroma: {
    allow_following_move: true,
    hide_favorites: true,
    hide_followers: true,
    hide_followers_count: true,
    hide_follows: true,
    hide_follows_count: true,
    notification_settings: { block_from_strangers: true, hide_notification_contents: true },
  },
  source: {
    privacy: 'direct',
    quote_policy: 'nobody',
    sensitive: true,
    pleroma: { no_rich_text: true, discoverable: true },
  },
};

const writes: readonly (readonly [AccountOptionKey, unknown, 'account' | 'notifications'])[] = [
  ['defaultScope', { source: { privacy: 'direct' } }, 'account'],
  ['defaultQuotePolicy', { source: { quote_policy: 'nobody' } }, 'account'],
  ['defaultNSFW', { source: { sensitive: true } }, 'account'],
  ['stripRichContent', { no_rich_text: true }, 'account'],
  ['locked', { locked: true }, 'account'],
  ['permitFollowback', { permit_followback: true }, 'account'],
  ['discoverable', { discoverable: true }, 'account'],
  ['allowFollowingMove', { allow_following_move: true }, 'account'],
  ['hideFavorites', { hide_favorites: true }, 'account'],
  ['hideFollowers', { hide_followers: true }, 'account'],
  ['hideFollowersCount', { hide_followers_count: true }, 'account'],
  ['hideFollows', { hide_follows: true }, 'account'],
  ['hideFollowsCount', { hide_follows_count: true }, 'account'],
  ['blockNotificationsFromStrangers', { block_from_strangers: true }, 'notifications'],
  ['webPushHideContents', { hide_notification_contents: true }, 'notifications'],
];

describe('accountOptions', () => {
  it('are all in the table of this test', () => {
    expect(Object.keys(accountOptions).toSorted()).toEqual(writes.map(([key]) => key).toSorted());
  });

  it.each(writes)('read %s from the account and write %j', (key, body, saved) => {
    const value = readAccountOption(key, account);
    const texts = new Map<string, unknown>([
      ['defaultScope', 'direct'],
      ['defaultQuotePolicy', 'nobody'],
    ]);
    expect(value).toBe(texts.get(key) ?? true);
    if (value !== undefined) expect(accountOptionBody(key, value)).toEqual(body);
    expect(accountOptions[key].saved).toBe(saved);
  });

  it('write the default sensitivity to the field `default_sensitive` [R-SET-026]', () => {
    expect(readAccountOption('defaultNSFW', account)).toBe(true);
    expect(accountOptionBody('defaultNSFW', false)).toEqual({ source: { sensitive: false } });
  });

  it.each([{}, null, 'x', { source: null, pleroma: 7 }, { source: { privacy: null } }])(
    'are absent in %j',
    (answer) => {
      for (const [key] of writes) expect(readAccountOption(key, answer)).toBeUndefined();
    },
  );
});
