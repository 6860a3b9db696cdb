import { msg } from '@lingui/core/macro';
import type { I18n, MessageDescriptor } from '@lingui/core';
import {
  notificationDisplays,
  notificationVariants,
} from '#components/notification/notification-displays.ts';
import { notificationRules } from '#session/notifications/notification-rules.ts';
import { notificationActionLabelKeys } from '#lib/worker/show-system-notification.ts';
import { fallbackSentenceKeys } from '#lib/worker/notification-sentence.ts';
import type { WorkerConfig } from '#lib/worker/worker-config.ts';

const who = { name: '{name}' };
const otherMessages: Readonly<Record<string, MessageDescriptor>> = {
  [fallbackSentenceKeys.unknown]: msg`New notification from ${{ name: who.name }}`,
  [fallbackSentenceKeys.hidden]: msg`You have a new notification`,
  [notificationActionLabelKeys.reply]: msg({ message: 'Reply', comment: 'Verb, on buttons' }),
  [notificationActionLabelKeys.favourite]: msg({ message: 'Like', comment: 'Verb, button' }),
};

/** The placeholders that the service worker replaces, by the elements in messages that stand for them. */
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
 * Returns the sentences of notifications in the current language, for the service worker, which has no
 * catalogue; see `notificationSentence`.
 */
export function serviceWorkerMessages(i18n: I18n): Readonly<Record<string, string>> {
  const displays = Object.entries({ ...notificationDisplays, ...notificationVariants });
  const sentences = displays.map(([key, { message }]) => [key, message] as const);
  return Object.fromEntries(
    [...sentences, ...Object.entries(otherMessages)].map(([key, message]) => [
      key,
      asPlainText(i18n._(message)),
    ]),
  );
}

/** The kinds of notifications as the service worker needs them, by type. */
export const systemNotificationKinds: WorkerConfig['kinds'] = Object.fromEntries(
  Object.entries(notificationRules).map(([type, { status, reaction }]) => [
    type,
    {
      hasActions: status === 'full',
      isGrouped: reaction === 'plain',
      hasText: status !== undefined,
    },
  ]),
);
