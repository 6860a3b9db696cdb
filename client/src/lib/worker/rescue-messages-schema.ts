import * as v from 'valibot';

/** Keys of the messages on the rescue page. */
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

/** The rescue page's messages in the reader's language, which the client stores for it. */
export const rescueMessagesSchema = v.object({
  language: v.string(),
  direction: v.picklist(['ltr', 'rtl']),
  messages: v.record(v.picklist(rescueMessageKeys), v.string()),
});

export type RescueMessages = v.InferOutput<typeof rescueMessagesSchema>;

/** Storage key of these messages. */
export const rescueMessagesKey = 'rescueMessages';
