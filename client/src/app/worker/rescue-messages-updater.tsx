import { msg } from '@lingui/core/macro';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useEffect } from 'react';
import {
  type RescueMessageKey,
  type RescueMessages,
  rescueMessagesKey,
} from '#lib/worker/rescue-messages-schema.ts';
import type { StorageArea } from '#lib/storage/storage-area.ts';
import { useCurrentSession } from '#session/session-context.ts';

const messages: Readonly<Record<RescueMessageKey, MessageDescriptor>> = {
  title: msg`Rookery: help`,
  heading: msg`Rookery couldn’t start`,
  again: msg`Try again`,
  draftsHeading: msg`Your drafts`,
  draftsHint: msg`These drafts are stored in this browser. Copy what you need.`,
  noDrafts: msg`No drafts`,
  signedOut: msg`You’re logged out. Saved drafts reappear after you log in.`,
  copy: msg`Copy`,
  copied: msg`Copied`,
  filesHeading: msg`Cached files`,
  filesHint: msg`A damaged file may be the cause. You stay logged in and keep your drafts and settings.`,
  remove: msg`Clear cached files and try again`,
  offline: msg`The server can’t be reached. Nothing was removed, because the files couldn’t be downloaded again.`,
  failed: msg`Couldn’t clear the cached files.`,
};

/**
 * Saves the messages of the rescue page in the current language, since that page has no catalogue.
 */
function saveRescueMessages(
  i18n: I18n,
  direction: RescueMessages['direction'],
  area: Pick<StorageArea, 'setItem'>,
): void {
  const texts = Object.fromEntries(
    Object.entries(messages).map(([key, message]) => [key, i18n._(message)]),
  );
  area.setItem(
    rescueMessagesKey,
    JSON.stringify({ language: i18n.locale, direction, messages: texts }),
  );
}

/** Saves the rescue page's messages whenever the language changes, for a start that fails. */
export function RescueMessagesUpdater() {
  const { i18n } = useLingui();
  const { environment } = useCurrentSession();
  useEffect(() => {
    const save = (): void => {
      try {
        const direction = document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr';
        saveRescueMessages(i18n, direction, environment.area);
      } catch (error) {
        environment.log('rescue messages not saved', { error });
      }
    };
    save();
    return i18n.on('change', save);
  }, [i18n, environment]);
  return null;
}
