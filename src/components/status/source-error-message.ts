import type { MessageDescriptor } from '@lingui/core';
import { i18n } from '#i18n/i18n.ts';
import { msg } from '@lingui/core/macro';
import { errorMessage } from '#components/failure/error-message.ts';

/** Returns the message for a source that could not be loaded (R-CONV-014). */
export function sourceErrorMessage(error: unknown): MessageDescriptor {
  const reason = i18n._(errorMessage(error));
  return msg`Error fetching source: ${reason}`;
}
