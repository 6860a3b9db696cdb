import { indexEmojis, splitEmoji } from '#domain/emoji/split-emoji.ts';
import type { AccountRow } from '#entities/rows/account-row.ts';

/** What an account calls itself, without its custom emoji, for where no picture can stand. */
export function plainName({ displayName = '', acct = '', emojis }: AccountRow): string {
  const words = splitEmoji(displayName, indexEmojis(emojis)).filter(
    (piece) => typeof piece === 'string',
  );
  return words.join('').trim() || acct;
}
