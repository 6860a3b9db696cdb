import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { accountOptions } from '../account-options.ts';
import { preferenceKeys, preferences } from '../preferences.ts';
import { settingsGroups } from './settings-groups.ts';

const places = settingsGroups.flatMap((group) => group.placements);
const placed = places.flatMap((place) => ('preference' in place ? [place] : []));
const placedOptions = places.flatMap((place) => ('accountOption' in place ? [place] : []));

function keysOf(id: string, tab: string) {
  const group = settingsGroups.find((candidate) => candidate.id === id && candidate.tab === tab);
  return group?.placements.map((place) =>
    'preference' in place ? place.preference : place.accountOption,
  );
}

describe('settingsGroups', () => {
  it('contain every preference except those whose control is elsewhere', () => {
    const without = [
      'profileVersion',
      'colors',
      'highlight',
      'hideScopeNotice',
      'mutedApplause',
      'shortcutKeys',
    ];
    const expected = preferenceKeys.filter((key) => !without.includes(key));
    const actual = [...new Set(placed.map(({ preference }) => preference))];
    expect(actual.toSorted()).toEqual(expected.toSorted());
  });

  it('contain each preference once', () => {
    const keys = placed.map(({ preference }) => preference);
    expect(keys).toHaveLength(new Set(keys).size);
  });

  it('contain every account option except the one that the server ignores', () => {
    const expected = Object.keys(accountOptions).filter((key) => key !== 'defaultNSFW');
    const actual = placedOptions.map(({ accountOption }) => accountOption);
    expect(actual.toSorted()).toEqual(expected.toSorted());
  });

  it('have each parent with valid values above the settings that depend on it', () => {
    for (const group of settingsGroups) {
      const above: string[] = [];
      for (const place of group.placements) {
        if (place.parent) {
          const { key, is } = place.parent;
          expect(above).toContain(key);
          for (const value of is)
            expect(v.safeParse(preferences[key].schema, value).success).toBe(true);
        }
        if ('parentOption' in place) expect(above).toContain(place.parentOption);
        above.push('preference' in place ? place.preference : place.accountOption);
      }
    }
  });

  it('have unique names within a tab', () => {
    const names = settingsGroups.map(({ tab, id }) => `${tab}/${id}`);
    expect(new Set(names).size).toBe(names.length);
  });

  it.each([
    [
      'confirmations',
      'reading',
      ['modalOnRepeat', 'modalOnUnfollow', 'modalOnBlock', 'modalOnMute', 'modalOnDelete'],
    ],
    ['push', 'notifications', ['webPushNotifications', 'webPushHideIfCW']],
    [
      'matches',
      'filters',
      ['hideFilteredStatuses', 'hideWordFilteredPosts', 'hideMutedThreads', 'hideMutedPosts'],
    ],
    ['conversations', 'reading', ['conversationDisplay', 'conversationTreeAdvanced']],
  ])('begin the group %s of the tab %s with the settings %j', (id, tab, expected) => {
    expect(keysOf(id, tab)?.slice(0, expected.length)).toEqual(expected);
  });

  it('require expert mode for the same settings as Akkoma-FE', () => {
    const simple = places
      .filter((place) => !place.expert)
      .map((place) => ('preference' in place ? place.preference : place.accountOption));
    expect(simple).not.toContain('useStreamingApi');
    expect(simple).not.toContain('stripRichContent');
    expect(simple).toContain('streaming');
    expect(simple).toContain('desktopNotifications');
    expect(simple).toContain('webPushNotifications');
    expect(simple).toContain('hideFilteredStatuses');
    expect(places.filter((place) => place.expert)).toHaveLength(32);
  });
});
