import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { screenReaderMessages } from '#components/announcer/screen-reader-messages.ts';
import type { Session } from '#session/session.ts';

const sentMessages = {
  posted: msg`Post sent`,
  delayed: msg`Sending your post. You can still undo.`,
  saved: msg`Changes saved`,
} satisfies Readonly<Record<string, MessageDescriptor>>;

/**
 * Announces to screen readers that a post was published or delayed, or that an edit was saved. The
 * composer that had the focus may be closed by then.
 */
export function announceSent({ part }: Session, kind: keyof typeof sentMessages): void {
  part(screenReaderMessages).say(sentMessages[kind]);
}
