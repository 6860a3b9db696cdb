import type { AccountRow } from '#store/rows/account-row.ts';

/** Tabs of a profile. Each is also the hash of its address. */
export type ProfileTab =
  | 'statuses'
  | 'replies'
  | 'media'
  | 'featured'
  | 'favorites'
  | 'followees'
  | 'followers';

/**
 * Returns the tabs of a profile for this viewer, in display order (R-PROF-009 to R-PROF-011).
 *
 * @param hasFeatured Whether the account is known to feature hashtags, people or collections.
 */
export function profileTabs(
  {
    hideFollows,
    hideFollowers,
    showMedia,
    showFeatured,
  }: Pick<AccountRow, 'hideFollows' | 'hideFollowers' | 'showMedia' | 'showFeatured'>,
  isOwn: boolean,
  hasFeatured = false,
): readonly ProfileTab[] {
  const all: readonly (ProfileTab | false)[] = [
    'statuses',
    'replies',
    showMedia !== false && 'media',
    hasFeatured && showFeatured !== false && 'featured',
    isOwn && 'favorites',
    (isOwn || hideFollows !== true) && 'followees',
    (isOwn || hideFollowers !== true) && 'followers',
  ];
  return all.filter((tab) => tab !== false);
}

/** Returns the tab named by the hash, or `preferred` if there is none. */
export function profileTabFromHash(
  hash: string,
  tabs: readonly ProfileTab[],
  preferred: ProfileTab,
): ProfileTab {
  return tabs.find((tab) => tab === hash.replace(/^#/, '')) ?? preferred;
}
