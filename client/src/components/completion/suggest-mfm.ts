import { maxSuggestions } from './suggest-emoji.ts';

/** The supported functions of Misskey's Markdown. */
const functions =
  'blur bounce flip font jelly jump rainbow rotate shake sparkle spin tada twitch x2 x3 x4'.split(
    ' ',
  );

/**
 * Returns the functions whose names begin with the text after `$`, then those that contain it; at
 * most five.
 */
export function suggestMfm(words: string): readonly string[] {
  const wanted = words.toLowerCase().replace(/^\[/, '');
  const begins = functions.filter((name) => name.startsWith(wanted));
  const holds = functions.filter((name) => !name.startsWith(wanted) && name.includes(wanted));
  return [...begins, ...holds].slice(0, maxSuggestions);
}
