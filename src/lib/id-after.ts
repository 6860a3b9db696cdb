const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/**
 * The id that comes right after one, whether or not there is such a thing: to ask for what lies below
 * it, the id itself included. Ids of this family are numbers, or text of fixed length in the digits,
 * capitals and small letters, in this order; undefined for any other.
 */
export function idAfter(id: string): string | undefined {
  if (/^\d+$/.test(id)) return String(BigInt(id) + 1n);
  if (!/^[0-9A-Za-z]+$/.test(id)) return undefined;
  const kept = id.replace(/z+$/, '');
  const last = kept.at(-1);
  if (last === undefined) return undefined;
  const next = digits[digits.indexOf(last) + 1] ?? '';
  const after = kept.slice(0, -1) + next + '0'.repeat(id.length - kept.length);
  /* Digits alone would be a number, which stands before all text. */
  return /^\d+$/.test(after) ? `${after.slice(0, -1)}A` : after;
}
