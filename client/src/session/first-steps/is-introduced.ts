import { isBlank } from '@rookery/contract/text/is-blank.ts';
import { plainText } from '#store/rich-text/plain-text.ts';
import type { AccountRow } from '#store/rows/account-row.ts';

/** Pictures that Akkoma, Pleroma and Mastodon send for an account without one. */
const defaultPicture = /\/(?:images\/avi|missing)\.png$/;

/** Returns true if a profile has a picture of its own and a description. */
export function isIntroduced({ avatar = '', note = '' }: Partial<AccountRow>): boolean {
  return !isBlank(plainText(note)) && avatar !== '' && !defaultPicture.test(avatar);
}
