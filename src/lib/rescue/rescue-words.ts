import * as v from 'valibot';

/** Message keys of the rescue page. */
export const rescueWordKeys = [
  'title',
  'heading',
  'again',
  'draftsHeading',
  'draftsHint',
  'noDrafts',
  'signedOut',
  'copy',
  'copied',
  'filesHeading',
  'filesHint',
  'remove',
  'offline',
  'failed',
] as const;

export type RescueWordKey = (typeof rescueWordKeys)[number];

/** Messages in the user's language that the client stores for the rescue page. */
export const rescueWords = v.object({
  language: v.string(),
  direction: v.picklist(['ltr', 'rtl']),
  words: v.record(v.picklist(rescueWordKeys), v.string()),
});

export type RescueWords = v.InferOutput<typeof rescueWords>;

/** Storage key. */
export const rescueWordsName = 'rescueWords';
