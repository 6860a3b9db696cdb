import * as v from 'valibot';

/** What the plain page says. */
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

/** What the client leaves for the plain page, in the person's language. */
export const rescueWords = v.object({
  language: v.string(),
  direction: v.picklist(['ltr', 'rtl']),
  words: v.record(v.picklist(rescueWordKeys), v.string()),
});

export type RescueWords = v.InferOutput<typeof rescueWords>;

/** Its name in the browser's storage. */
export const rescueWordsName = 'rescueWords';
