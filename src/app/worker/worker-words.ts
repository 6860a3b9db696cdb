import { msg } from '@lingui/core/macro';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { actionWords } from '#lib/worker/note-actions.ts';
import { otherWords } from '#lib/worker/worker-note.ts';

/* `{name}` is filled in where it is shown: by the service worker, which has no catalogue. */
const who = { name: '{name}' };
const words: Readonly<Record<string, MessageDescriptor>> = {
  mention: msg`${who.name} mentioned you`,
  favourite: msg`${who.name} favourited your post`,
  reblog: msg`${who.name} repeated your post`,
  follow: msg`${who.name} follows you`,
  follow_request: msg`${who.name} asks to follow you`,
  'pleroma:emoji_reaction': msg`${who.name} reacted to your post`,
  poll: msg`A poll of ${who.name} has ended`,
  move: msg`${who.name} has moved`,
  status: msg`${who.name} has posted`,
  update: msg`${who.name} has edited a post`,
  'pleroma:report': msg`${who.name} sent a report`,
  [otherWords.unknown]: msg`Something new from ${who.name}`,
  [otherWords.hidden]: msg`You have a new notification`,
  [actionWords.reply]: msg`Reply`,
  [actionWords.favourite]: msg`Like`,
};

/** Sentences by the kind of notification, in the language spoken now; `{name}` stands in them. */
export function workerWords(i18n: I18n): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(words).map(([kind, message]) => [kind, i18n._(message)]),
  );
}
