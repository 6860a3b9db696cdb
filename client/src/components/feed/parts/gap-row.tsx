import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { timelineErrorMessage } from '#components/failure/error-message.ts';
import type { Gap } from '#store/rows/feed-row.ts';
import { formatDateTime } from '#i18n/format/date-time.ts';
import { Button } from '#ui/buttons/button.tsx';
import styles from './gap-row.module.css';

/**
 * Returns the two times of a gap, with dates unless both are today; empty strings if one is
 * unknown.
 */
function spanOf(newer: string, older: string, locale: string): { from: string; to: string } {
  const today = formatDateTime(Date.now(), locale, 'date');
  const isToday = [newer, older].every((side) => formatDateTime(side, locale, 'date') === today);
  const style = isToday ? 'time' : 'dateTime';
  return { from: formatDateTime(older, locale, style), to: formatDateTime(newer, locale, style) };
}

/**
 * A gap in the feed: its time span and two buttons to fill it. It shows no count and does not say that
 * statuses are missing, because that is unknown until they are requested.
 */
export function GapRow({
  gap,
  newer,
  older,
  isFilling,
  onFill,
}: {
  gap: Gap;
  /** Time of the status above the gap, in ISO 8601. */
  newer: string | undefined;
  older: string | undefined;
  isFilling: boolean;
  onFill: (gap: Gap, direction: 'down' | 'up') => Promise<void>;
}) {
  const { i18n } = useLingui();
  const [error, setError] = useState<unknown>();
  const fill = (direction: 'down' | 'up'): void => {
    onFill(gap, direction).then(() => setError(undefined), setError);
  };
  const { from, to } = spanOf(newer ?? '', older ?? '', i18n.locale);
  return (
    <div className={styles.gap}>
      <span>
        {from !== '' && to !== '' && from !== to ? (
          <Trans comment="{from} and {to} are times of day, or dates with times">
            Some posts from {from} to {to} aren’t loaded
          </Trans>
        ) : (
          <Trans>Some posts aren’t loaded</Trans>
        )}
      </span>
      <Button variant="text" isBusy={isFilling} onClick={() => fill('down')}>
        <Trans>Load newer first</Trans>
      </Button>
      <Button variant="text" isBusy={isFilling} onClick={() => fill('up')}>
        <Trans>Load older first</Trans>
      </Button>
      {error !== undefined && <span role="alert">{i18n._(timelineErrorMessage(error))}</span>}
    </div>
  );
}
