/* Base 62 digits in the order of their values, as in ids of these servers. */
const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

const flakeLength = 18;

function toBase62(value: bigint): string {
  let rest = value;
  let text = '';
  while (rest > 0n) {
    text = (digits[Number(rest % 62n)] ?? '') + text;
    rest /= 62n;
  }
  return text.padStart(flakeLength, '0');
}

/**
 * Returns the smallest id of a status at a time (milliseconds since 1970), for a server with ids
 * like `sample`: 128 bits starting with a 64-bit time (Akkoma, Pleroma), or a number with the time
 * before 16 bits (Mastodon). Undefined if the ids do not contain the time.
 */
export function idAt(sample: string, time: number): string | undefined {
  if (!Number.isSafeInteger(time) || time < 0) return undefined;
  const moment = BigInt(time);
  if (/^\d{16,19}$/.test(sample)) return String(moment << 16n);
  if (/^[0-9A-Za-z]{18}$/.test(sample)) return toBase62(moment << 64n);
  return undefined;
}
