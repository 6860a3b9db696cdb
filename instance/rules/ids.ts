/*
 * Ids have the format of Pleroma and Akkoma (flake ids): 64 bits of milliseconds, 48 bits for the
 * worker (the process that creates them), and 16 bits for the sequence within the millisecond. They
 * are encoded in base 62 with digits, capitals, then small letters, so that they sort by time as
 * text.
 */
const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const idLength = 18;
const sequences = 0x1_00_00;

function toBase62(value: bigint): string {
  let rest = value;
  let text = '';
  while (rest > 0n) {
    text = alphabet.charAt(Number(rest % 62n)) + text;
    rest /= 62n;
  }
  return text.padStart(idLength, '0');
}

function fromBase62(text: string): bigint {
  let value = 0n;
  for (const character of text) value = value * 62n + BigInt(alphabet.indexOf(character));
  return value;
}

/** Whether a text has the format of an id. */
export function isId(text: string): boolean {
  return /^[0-9A-Za-z]{18}$/.test(text);
}

/** Returns the creation time of an id in milliseconds. */
export function timeOfId(id: string): number {
  return Number(fromBase62(id) >> 64n);
}

export interface IdGenerator {
  /** Returns a new id for the current time, greater than all earlier ones. */
  (now: number): string;
}

/**
 * Creates a generator of ids for a worker. `last` is the greatest id in the store, so that ids keep increasing
 * after a restart with an earlier clock.
 */
export function createIdGenerator(worker: bigint, last?: string): IdGenerator {
  let time = last === undefined ? 0 : timeOfId(last);
  // The last id may be from another worker: continue after its whole millisecond.
  let sequence = last === undefined ? -1 : sequences - 1;
  return (now) => {
    if (now > time) {
      time = now;
      sequence = 0;
    } else if (sequence + 1 < sequences) {
      sequence += 1;
    } else {
      time += 1;
      sequence = 0;
    }
    return toBase62((BigInt(time) << 64n) | (worker << 16n) | BigInt(sequence));
  };
}
