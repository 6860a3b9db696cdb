import { Trans } from '@lingui/react/macro';
import { CallFailure } from '#components/failure/call-failure.tsx';
import { useAttempt } from '#session/queries/use-attempt.ts';
import { Button } from '#ui/button.tsx';
import styles from './notifications-list.module.css';

/** A gap in the notifications, with a button to fill it. */
export function NotificationGap({
  isFilling,
  onFill,
}: {
  isFilling: boolean;
  onFill: () => Promise<void>;
}) {
  const { attempt, failure } = useAttempt(onFill);
  return (
    <li className={styles.missing}>
      <Trans>Notifications may be missing here</Trans>
      <Button variant="text" size="small" isBusy={isFilling} onClick={() => void attempt()}>
        <Trans>Load them</Trans>
      </Button>
      <CallFailure error={failure} />
    </li>
  );
}
