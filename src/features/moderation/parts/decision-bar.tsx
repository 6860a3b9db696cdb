import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useStore } from 'zustand';
import { displayAddress } from '#lib/url/display-address.ts';
import { CallFailure } from '#components/failure/call-failure.tsx';
import { useSession } from '#session/session-context.ts';
import { Button } from '#ui/button.tsx';
import { reportDecisions } from '../report-decisions.ts';
import styles from '../moderation.module.css';
import { reportStateLabels } from '../report-state-labels.ts';

/** Bar with queued decisions, sending errors and decisions made first by others. */
export function DecisionBar() {
  const { i18n } = useLingui();
  const session = useSession();
  const own = session.part(reportDecisions);
  const { waiting, isSending, failure, overtaken } = useStore(own.store);
  return (
    <div className={styles.foot}>
      {overtaken.length > 0 && (
        <div role="alert" className={styles.bar}>
          <ul>
            {overtaken.map(({ id, accountId, to }) => (
              <li key={id}>
                <bdi>{displayAddress(session.tables.accounts.get(accountId)?.acct ?? '')}</bdi>:{' '}
                {i18n._(reportStateLabels[to].overtaken)}
              </li>
            ))}
          </ul>
          <Button size="small" onClick={() => own.dismiss()}>
            <Trans>Dismiss</Trans>
          </Button>
        </div>
      )}
      <output>
        {waiting.length > 0 && (
          <div className={styles.bar}>
            {failure === undefined ? (
              <span>
                <Plural
                  value={waiting.length}
                  one="# decision will be sent in a moment"
                  other="# decisions will be sent in a moment"
                />
              </span>
            ) : (
              <CallFailure error={failure} onRetry={() => void own.send()} isRetrying={isSending} />
            )}
            <Button size="small" aria-disabled={isSending} onClick={() => own.undo()}>
              <Trans>Undo</Trans>
            </Button>
            {failure === undefined && (
              <Button size="small" isBusy={isSending} onClick={() => void own.send()}>
                <Trans>Send now</Trans>
              </Button>
            )}
          </div>
        )}
      </output>
    </div>
  );
}
