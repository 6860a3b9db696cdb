import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { ApiError } from '#api/api-error.ts';
import { errorMessage } from '#components/failure/error-message.ts';
import { formatFileSize } from '#i18n/format/file-size.ts';
import type { UploadLimits } from '#session/instance/instance-info.ts';
import { uploadLimit } from '#session/uploads/upload-limits.ts';

/**
 * Returns why a file could not be uploaded. A proxy in front of the server may refuse a file below the
 * server's limit with a bare 413: nginx refuses more than 1 MB unless configured otherwise.
 */
export function uploadErrorMessage(
  error: unknown,
  {
    file,
    limits,
    locale,
  }: { readonly file: File; readonly limits: UploadLimits; readonly locale: string },
): MessageDescriptor {
  if (!(error instanceof ApiError) || error.kind !== 'requestTooLarge') return errorMessage(error);
  const size = formatFileSize(file.size, locale);
  const most = uploadLimit(file.type, limits);
  if (most === undefined) return msg`The file is too large for the server (${size})`;
  const maximum = formatFileSize(most, locale);
  return file.size > most
    ? msg`This file is too large: ${size} (maximum ${maximum})`
    : msg`The server refused this file of ${size} as too large, although it says that it accepts up to ${maximum}`;
}
