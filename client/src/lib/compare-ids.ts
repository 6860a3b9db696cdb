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
