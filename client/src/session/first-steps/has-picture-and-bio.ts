import { isBlank } from '@rookery/contract/text/is-blank.ts';
import { plainText } from '#store/rich-text/plain-text.ts';
import type { AccountRow } from '#store/rows/account-row.ts';

/**
 * Matches URLs of the picture that Akkoma, Pleroma and Mastodon send for an account without one.
 */
const defaultPicture = /\/(?:images\/avi|missing)\.png$/;

/** Returns whether a profile has a picture and a description. */
export function hasPictureAndBio({ avatar = '', note = '' }: Partial<AccountRow>): boolean {
  return !isBlank(plainText(note)) && avatar !== '' && !defaultPicture.test(avatar);
}
