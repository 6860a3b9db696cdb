const digits = /^\d+$/;

/**
 * Compares two ids of Mastodon, Akkoma or Pleroma; the older one comes first. Numbers are compared
 * by value at any length, other ids (flake ids) character by character, and numbers come before
 * other ids (R-CONV-011).
 */
export function compareIds(a: string, b: string): number {
  if (a === b) return 0;
  const aIsNumber = digits.test(a);
  if (aIsNumber !== digits.test(b)) return aIsNumber ? -1 : 1;
  if (aIsNumber) {
    const left = a.replace(/^0+(?=\d)/, '');
    const right = b.replace(/^0+(?=\d)/, '');
    if (left.length !== right.length) return left.length - right.length;
    if (left !== right) return left < right ? -1 : 1;
  }
  return a < b ? -1 : 1;
}

/**
 * The digits of flake ids (Akkoma, Pleroma), which are numbers in base 62, in the order of their
 * values.
 */
export const flakeIdDigits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/**
 * Returns the smallest id that is greater than the given one, so that a page with this `max_id`
 * includes the given id. Undefined for ids that are neither numbers nor of digits, capitals and
 * small letters.
 */
export function nextPossibleId(id: string): string | undefined {
  if (/^\d+$/.test(id)) return String(BigInt(id) + 1n);
  if (!/^[0-9A-Za-z]+$/.test(id)) return undefined;
  const trimmed = id.replace(/(?<!z)z+$/, '');
  const last = trimmed.at(-1);
  if (last === undefined) return undefined;
  const next = flakeIdDigits[flakeIdDigits.indexOf(last) + 1] ?? '';
  const after = trimmed.slice(0, -1) + next + '0'.repeat(id.length - trimmed.length);
  /* A result of digits only would be read as a number, and `compareIds` sorts numbers before
     all other ids. */
  return /^\d+$/.test(after) ? `${after.slice(0, -1)}A` : after;
}
