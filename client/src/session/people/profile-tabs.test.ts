import { expect, test } from 'vitest';
import { profileTabFromHash, profileTabs } from './profile-tabs.ts';

const open = { hideFollows: false, hideFollowers: false };

test('profileTabs: includes every tab for the viewer’s own profile [R-PROF-009 R-PROF-010 R-PROF-011]', () => {
  const all = ['statuses', 'replies', 'media', 'favorites', 'followees', 'followers'];
  expect(profileTabs(open, true)).toEqual(all);
  expect(profileTabs({ hideFollows: true, hideFollowers: true }, true)).toEqual(all);
});

test('profileTabs: omits favourites and hidden tabs for other profiles [R-PROF-009 R-PROF-010 R-PROF-011]', () => {
  expect(profileTabs(open, false)).toEqual([
    'statuses',
    'replies',
    'media',
    'followees',
    'followers',
  ]);
  expect(profileTabs({ hideFollows: true, hideFollowers: false }, false)).not.toContain(
    'followees',
  );
  expect(profileTabs({ hideFollows: false, hideFollowers: true }, false)).not.toContain(
    'followers',
  );
});

test('profileTabs: has no tab “Media” if the account does not show its media [R-PROF-044]', () => {
  expect(profileTabs({ ...open, showMedia: false }, false)).not.toContain('media');
  expect(profileTabs({ ...open, showMedia: true }, false)).toContain('media');
});

test.each([
  [true, undefined, true],
  [true, true, true],
  [true, false, false],
  [false, true, false],
])(
  'profileTabs: for an account that features something (%j) and shows it (%j), has the tab “Featured”: %j [R-PROF-044]',
  (hasFeatured, showFeatured, expected) => {
    const tabs = profileTabs(
      showFeatured === undefined ? open : { ...open, showFeatured },
      true,
      hasFeatured,
    );
    expect(tabs.includes('featured')).toBe(expected);
  },
);

test.each([
  ['#media', 'statuses', 'media'],
  ['media', 'statuses', 'media'],
  ['', 'replies', 'replies'],
  ['#favorites', 'statuses', 'statuses'],
  ['#nonsense', 'replies', 'replies'],
] as const)(
  'profileTabFromHash: for %j with %s preferred, returns %s [R-PROF-005 R-PROF-014]',
  (hash, preferred, tab) => {
    expect(profileTabFromHash(hash, profileTabs(open, false), preferred)).toBe(tab);
  },
);
