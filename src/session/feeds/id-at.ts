/* The digits of base 62 in the order of their values, as these servers write ids. */
const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

const flakeLength = 18;

function inBase62(value: bigint): string {
  let rest = value;
  let text = '';
  while (rest > 0n) {
    text = (digits[Number(rest % 62n)] ?? '') + text;
    rest /= 62n;
  }
  return text.padStart(flakeLength, '0');
}

/**
 * The id that a status of this moment (milliseconds since 1970) would have at the least, on a server
 * whose ids look like `sample`: 128 bits of which the first 64 are the time (Akkoma, Pleroma), or a
 * number with the time in front of 16 bits (Mastodon). Undefined where ids tell nothing of the time.
 */
export function idAt(sample: string, time: number): string | undefined {
  if (!Number.isSafeInteger(time) || time < 0) return undefined;
  const moment = BigInt(time);
  if (/^\d{16,19}$/.test(sample)) return String(moment << 16n);
  if (/^[0-9A-Za-z]{18}$/.test(sample)) return inBase62(moment << 64n);
  return undefined;
}
