import { msg } from '@lingui/core/macro';
import type { I18n, MessageDescriptor } from '@lingui/core';
import {
  rescueMessagesKey,
  type RescueMessageKey,
  type RescueMessages,
} from '#lib/rescue/rescue-messages-schema.ts';
import type { StorageArea } from '#lib/storage/storage-area.ts';

const messages: Readonly<Record<RescueMessageKey, MessageDescriptor>> = {
  title: msg`Rookery: help`,
  heading: msg`Rookery could not start`,
  again: msg`Try again`,
  draftsHeading: msg`What you have written`,
  draftsHint: msg`These drafts lie in this browser. Copy what you need.`,
  noDrafts: msg`There are none.`,
  signedOut: msg`You are signed out. Drafts that were kept are shown again after you sign in.`,
  copy: msg`Copy`,
  copied: msg`Copied`,
  filesHeading: msg`Files that were kept`,
  filesHint: msg`A broken file may be the reason. You stay signed in, and drafts and settings stay.`,
  remove: msg`Remove kept files and try again`,
  offline: msg`The server cannot be reached now, so nothing was removed: the files could not be fetched anew.`,
  failed: msg`They could not be removed.`,
};

/** Saves the messages of the rescue page, which has no catalogue, in the current language. */
export function saveRescueMessages(
  i18n: I18n,
  direction: RescueMessages['direction'],
  area: Pick<StorageArea, 'setItem'>,
): void {
  const texts = Object.fromEntries(
    Object.entries(messages).map(([key, message]) => [key, i18n._(message)]),
  );
  area.setItem(
    rescueMessagesKey,
    JSON.stringify({ language: i18n.locale, direction, words: texts }),
  );
}
