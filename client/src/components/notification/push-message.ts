import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { withServerText } from '#components/failure/error-message.ts';
import type { PushState } from '#session/notifications/push-state.ts';
import type { PushFailure } from '#session/notifications/push-failure.ts';

/** Returns why push could not be turned on. */
export function pushFailureMessage(kind: PushFailure, error: unknown): MessageDescriptor {
  switch (kind) {
    case 'noKey':
      return msg`This server isn’t set up for push notifications.`;
    case 'forbidden':
      return msg`This browser blocks notifications from this site.`;
    case 'noWorker':
      return msg`This browser can’t receive push notifications from this site.`;
    case 'noService':
      return msg`Couldn’t reach this browser’s push service. Check your connection, then try again.`;
    case 'refused':
      return withServerText(msg`Couldn’t set up push notifications.`, error);
  }
}

/**
 * Returns the message of a push state that needs one: pending or failed. Undefined for on and off.
 */
export function pushStateMessage({ kind, error }: PushState): MessageDescriptor | undefined {
  if (kind === 'on' || kind === 'off') return undefined;
  if (kind === 'pending') return msg`Turning on push notifications…`;
  return pushFailureMessage(kind, error);
}
