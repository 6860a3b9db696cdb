import * as v from 'valibot';

/** Message keys of the rescue page. */
export const rescueMessageKeys = [
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

export type RescueMessageKey = (typeof rescueMessageKeys)[number];

/** Messages in the user's language that the client stores for the rescue page. */
export const rescueMessagesSchema = v.object({
  language: v.string(),
  direction: v.picklist(['ltr', 'rtl']),
  messages: v.record(v.picklist(rescueMessageKeys), v.string()),
});

export type RescueMessages = v.InferOutput<typeof rescueMessagesSchema>;

/** Storage key. */
export const rescueMessagesKey = 'rescueMessages';
