import { msg } from '@lingui/core/macro';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { notificationMessages } from '#components/notification/notification-messages.ts';
import { actionLabelKeys } from '#lib/worker/system-notification-actions.ts';
import { fallbackSentenceKeys } from '#lib/worker/notification-sentence.ts';

const who = { name: '{name}' };
const otherMessages: Readonly<Record<string, MessageDescriptor>> = {
  [fallbackSentenceKeys.unknown]: msg`Something new from ${who.name}`,
  [fallbackSentenceKeys.hidden]: msg`You have a new notification`,
  [actionLabelKeys.reply]: msg`Reply`,
  [actionLabelKeys.favourite]: msg`Like`,
};

/** Elements of the notification messages and the placeholders that the service worker replaces. */
const placeholders = {
  '<who/>': '{name}',
  '<target/>': '{target}',
  '<emoji/>': '{emoji}',
} as const;

function asPlainText(sentence: string): string {
  let plain = sentence;
  for (const [tag, name] of Object.entries(placeholders)) plain = plain.replaceAll(tag, name);
  return plain;
}

/**
 * Returns the notification sentences for the service worker, which has no catalogue, in the current
 * language; see `noteSentence`.
 */
export function serviceWorkerMessages(i18n: I18n): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries({ ...notificationMessages, ...otherMessages }).map(([kind, message]) => [
      kind,
      asPlainText(i18n._(message)),
    ]),
  );
}
