import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { KnownNotification } from '#session/notifications/notification-kinds.ts';
import type { SentenceKind } from '#lib/worker/sentence-kind.ts';

const report = msg`<who/> sent a report`;

/**
 * The message of each kind of notification, for lists, desktop notifications and push messages.
 * `<who/>`, `<target/>` and `<emoji/>` are placeholders for an account, the account it moved to,
 * and a reaction.
 */
export const notificationMessages = {
  mention: msg`<who/> mentioned you`,
  reply: msg`<who/> replied`,
  favourite: msg`<who/> liked your post`,
  reblog: msg`<who/> repeated your post`,
  'pleroma:emoji_reaction': msg`<who/> reacted with <emoji/>`,
  poll: msg`A poll you voted in has ended`,
  own_poll: msg`Your poll has ended`,
  follow: msg`<who/> follows you`,
  follow_request: msg`<who/> wants to follow you`,
  move: msg`<who/> moved to <target/>`,
  status: msg`<who/> posted`,
  update: msg`<who/> edited a post`,
  quote: msg`<who/> quoted your post`,
  'pleroma:report': report,
  'admin.report': report,
  'admin.sign_up': msg`<who/> signed up`,
} as const satisfies Record<SentenceKind | KnownNotification, MessageDescriptor>;
