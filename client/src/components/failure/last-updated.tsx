import { Trans, useLingui } from '@lingui/react/macro';
import { formatDateTime } from '#i18n/format/date-time.ts';

/**
 * Shows when cached content was loaded, if the server cannot be reached; `at` is in milliseconds
 * since 1970.
 */
export function LastUpdated({ at }: { at: number | undefined }) {
  const { i18n } = useLingui();
  if (at === undefined) return null;
  const moment = formatDateTime(at, i18n.locale);
  return (
    <>
      {' · '}
      <Trans>What you see is as of {moment}.</Trans>
    </>
  );
}
