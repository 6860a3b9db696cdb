import type { AccountRow } from '#store/rows/account-row.ts';

/** Pictures that Akkoma, Pleroma and Mastodon send for an account without one. */
const defaultPicture = /\/(?:images\/avi|missing)\.png$/;

/** Returns true if a profile has a picture of its own and a description. */
export function isIntroduced({ avatar = '', note = '' }: Partial<AccountRow>): boolean {
  const words = note.replaceAll(/<[^<>]*>/g, '').trim();
  return words !== '' && avatar !== '' && !defaultPicture.test(avatar);
}
