import { Trans, useLingui } from '@lingui/react/macro';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { outcomeWords } from '../composer-words.ts';
import styles from '../composer.module.css';
import type { SendOutcome } from '../send-status.ts';

export function OutcomeNotice({
  outcome,
  onLater,
}: {
  outcome: SendOutcome | undefined;
  /** Leaves it to be sent by itself. */
  onLater: () => void;
}) {
  const { i18n } = useLingui();
  const words = outcomeWords(outcome);
  if (!words) return null;
  const said = i18n._(words);
  const isPassing = outcome?.kind === 'failed' && !outcome.isRefused;
  return (
    <>
      <Alert>{outcome?.kind === 'failed' ? <Trans>Error: {said}</Trans> : said}</Alert>
      {isPassing && (
        <Button size="small" onClick={onLater} className={styles.later}>
          <Trans>Keep trying by itself</Trans>
        </Button>
      )}
    </>
  );
}
