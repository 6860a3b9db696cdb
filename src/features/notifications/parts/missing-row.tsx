import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { failureWords } from '#domain/failure/failure-words.ts';
import { Button } from '#ui/button.tsx';
import styles from './notifications-list.module.css';

/** A hole among the notifications, with a way to fill it. */
export function MissingRow({
  isFilling,
  onFill,
}: {
  isFilling: boolean;
  onFill: () => Promise<void>;
}) {
  const { i18n } = useLingui();
  const [error, setError] = useState<unknown>();
  const fill = (): void => {
    onFill().then(() => setError(undefined), setError);
  };
  return (
    <li className={styles.missing}>
      <Trans>Notifications may be missing here</Trans>
      <Button variant="text" size="small" isBusy={isFilling} onClick={fill}>
        <Trans>Load them</Trans>
      </Button>
      {error !== undefined && <span role="alert">{i18n._(failureWords(error))}</span>}
    </li>
  );
}
