import { characterAt, characterBefore } from './character-beside.ts';
import { isSpaceless } from './is-spaceless.ts';

/*
 * A mark belongs to the letter before it. Words in scripts without spaces may start and end at any
 * other character.
 */
function isInsideWord(text: string, index: number): boolean {
  const [before, after] = [characterBefore(text, index), characterAt(text, index)];
  const isWord = /^[\p{L}\p{M}\p{N}_]$/u;
  if (!isWord.test(before) || !isWord.test(after)) return false;
  return /\p{M}/u.test(after) || !(isSpaceless(before) || isSpaceless(after));
}

/**
 * Whether a part of a text starts and ends at word boundaries, for whole-word filters. Mastodon
 * treats a run of letters as one word and does not find 雨 in 雨が降る; here scripts without spaces
 * (Japanese, Chinese, Thai …) have no such limit.
 */
export function isWholeWord(text: string, start: number, end: number): boolean {
  return !isInsideWord(text, start) && !isInsideWord(text, end);
}
