const digits = /^\d+$/;

/**
 * Compares two ids of Mastodon, Akkoma or Pleroma, older first: numbers by value at any length,
 * other ids (flake ids) character by character, numbers before other ids (R-CONV-011).
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

/** Base 62 digits of flake ids (Akkoma, Pleroma) in the order of their values. */
export const idDigits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/**
 * Returns the next possible id, so that `max_id` can include the given one. Handles numbers and
 * fixed-length ids of digits, capitals and small letters, sorted in this order. Returns undefined
 * for any other id.
 */
export function idAfter(id: string): string | undefined {
  if (/^\d+$/.test(id)) return String(BigInt(id) + 1n);
  if (!/^[0-9A-Za-z]+$/.test(id)) return undefined;
  const trimmed = id.replace(/(?<!z)z+$/, '');
  const last = trimmed.at(-1);
  if (last === undefined) return undefined;
  const next = idDigits[idDigits.indexOf(last) + 1] ?? '';
  const after = trimmed.slice(0, -1) + next + '0'.repeat(id.length - trimmed.length);
  /* An id of digits alone would be a number and sort before all text. */
  return /^\d+$/.test(after) ? `${after.slice(0, -1)}A` : after;
}
