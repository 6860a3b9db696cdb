import type { AccountRow } from '#entities/rows/account-row.ts';

/** The tabs of a profile, by the hash that chooses them. */
export type ProfileTab = 'statuses' | 'replies' | 'media' | 'favorites' | 'followees' | 'followers';

/** Which tabs somebody's profile has for this viewer, in their order (R-PROF-009 to R-PROF-011). */
export function profileTabs(
  { hideFollows, hideFollowers }: Pick<AccountRow, 'hideFollows' | 'hideFollowers'>,
  isOwn: boolean,
): readonly ProfileTab[] {
  const all: readonly (ProfileTab | false)[] = [
    'statuses',
    'replies',
    'media',
    isOwn && 'favorites',
    (isOwn || hideFollows !== true) && 'followees',
    (isOwn || hideFollowers !== true) && 'followers',
  ];
  return all.filter((tab) => tab !== false);
}

/** The tab that an address's hash names; the preferred one where it names none that is there. */
export function chosenTab(
  hash: string,
  tabs: readonly ProfileTab[],
  preferred: ProfileTab,
): ProfileTab {
  return tabs.find((tab) => tab === hash.replace(/^#/, '')) ?? preferred;
}
