import { characterAt, characterBefore } from './character-beside.ts';
import { isSpaceless } from './spaceless.ts';

/* A mark belongs to the letter before it. Other characters of scripts without spaces may start and end words. */
function isInsideWord(text: string, index: number): boolean {
  const [before, after] = [characterBefore(text, index), characterAt(text, index)];
  const isWord = /^[\p{L}\p{M}\p{N}_]$/u;
  if (!isWord.test(before) || !isWord.test(after)) return false;
  return /\p{M}/u.test(after) || !(isSpaceless(before) || isSpaceless(after));
}

/**
 * Whether a part of a text starts and ends where words do, as filters for whole words ask. Mastodon takes
 * a run of letters as one word, so that 雨 is not found in 雨が降る; here Japanese, Chinese, Thai and other
 * scripts without spaces have no such limit.
 */
export function isWholeWord(text: string, start: number, end: number): boolean {
  return !isInsideWord(text, start) && !isInsideWord(text, end);
}
