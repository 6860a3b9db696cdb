import { Trans, useLingui } from '@lingui/react/macro';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { outcomeMessage } from '../outcome-message.ts';
import styles from '../composer.module.css';
import type { SendOutcome } from '../send-status.ts';

export function OutcomeNotice({
  outcome,
  onLater,
}: {
  outcome: SendOutcome | undefined;
  /** Queues the post to be retried automatically. */
  onLater: () => void;
}) {
  const { i18n } = useLingui();
  const message = outcomeMessage(outcome);
  if (!message) return null;
  const said = i18n._(message);
  const isRetryable = outcome?.kind === 'failed' && !outcome.isRefused;
  return (
    <>
      <Alert>{outcome?.kind === 'failed' ? <Trans>Error: {said}</Trans> : said}</Alert>
      {isRetryable && (
        <Button size="small" onClick={onLater} className={styles.later}>
          <Trans>Keep trying by itself</Trans>
        </Button>
      )}
    </>
  );
}
