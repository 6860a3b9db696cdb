import { Trans } from '@lingui/react/macro';
import CloudAlert from 'lucide-react/icons/cloud-alert';
import type { ReactNode } from 'react';
import { Button } from '../buttons/button.tsx';
import { Icon } from '../pictures/icon.tsx';
import styles from './note.module.css';

/**
 * Error message with a retry button. The text changes while a retry is pending, since screen
 * readers announce the next error only if its text differs from the current one.
 */
export function ErrorNote({
  children,
  onRetry,
  isRetrying = false,
  isQuiet = false,
}: {
  children: ReactNode;
  onRetry?: () => void;
  isRetrying?: boolean;
  /**
   * Whether screen readers do not announce the message, because a notice announces the same
   * failure.
   */
  isQuiet?: boolean;
}) {
  return (
    <div role={isQuiet ? undefined : 'alert'} className={styles.note}>
      <Icon of={CloudAlert} className={styles.danger} />
      <p>{isRetrying ? <Trans>Trying again…</Trans> : children}</p>
      {onRetry && (
        <Button isBusy={isRetrying} onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      )}
    </div>
  );
}
