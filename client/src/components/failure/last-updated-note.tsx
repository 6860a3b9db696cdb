import { Trans, useLingui } from '@lingui/react/macro';
import { formatDateTime } from '#i18n/format/date-time.ts';
import styles from './last-updated-note.module.css';

/**
 * Line above cached content that says when it was loaded, in milliseconds since 1970. For pages that
 * are offline: there, one line for the whole page says why the content is not up to date.
 */
export function LastUpdatedNote({ at }: { at: number | undefined }) {
  const { i18n } = useLingui();
  if (at === undefined) return null;
  const time = formatDateTime(at, i18n.locale);
  return (
    <p className={styles.note}>
      <Trans>Last updated {time}.</Trans>
    </p>
  );
}
