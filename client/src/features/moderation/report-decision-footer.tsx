import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useStore } from 'zustand';
import { CallFailure } from '#components/failure/failure-line.tsx';
import { displayAddress } from '#lib/url/display-address.ts';
import { useSession } from '#session/session-context.ts';
import { useRow } from '#store/use-row.ts';
import { Button } from '#ui/buttons/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { ConfirmButton } from '#ui/buttons/confirm-button.tsx';
import layout from '#ui/page/layout.module.css';
import textStyles from '#ui/text-styles.module.css';
import styles from './moderation.module.css';
import { usePaneAccountAttempt } from './pane-failures.ts';
import { reportDecisions } from '#session/moderation/report-decisions.ts';
import {
  type ReportEntry,
  type ReportState,
  reportStates,
} from '#session/moderation/report-entry.ts';
import { reportStateLabels } from './reports/report-state-labels.ts';
import { deleteReportedStatus } from '#session/moderation/status-changes.ts';
import { useRemainingStatuses } from './use-remaining-statuses.ts';

/** Says which reports other moderators have decided before the viewer's decisions were sent. */
function OvertakenDecisions() {
  const { i18n } = useLingui();
  const session = useSession();
  const own = session.part(reportDecisions);
  const overtaken = useStore(own.store, (state) => state.overtaken);
  if (overtaken.length === 0) return null;
  return (
    <div role="alert" className={styles.decisions}>
      <ul>
        {overtaken.map(({ id, accountId, to }) => (
          <li key={id}>
            <bdi>{displayAddress(session.tables.accounts.get(accountId)?.acct ?? '')}</bdi>:{' '}
            {i18n._(reportStateLabels[to].overtaken)}
          </li>
        ))}
      </ul>
      <Button size="small" onClick={() => own.dismiss()}>
        <Trans context="message" comment="Button: closes a message on the page">
          Dismiss
        </Trans>
      </Button>
    </div>
  );
}

/** The decisions that wait to be sent, with an undo button, and why they could not be sent. */
function WaitingDecisions() {
  const own = useSession().part(reportDecisions);
  const { steps, waiting, isSending, failure } = useStore(own.store);
  return (
    <output className={layout.row}>
      {waiting.length > 0 && (
        <>
          {failure === undefined ? (
            <span>
              <Plural
                value={{ count: waiting.length }}
                one="# decision will be sent in a moment"
                other="# decisions will be sent in a moment"
              />
            </span>
          ) : (
            <CallFailure error={failure} onRetry={() => void own.send()} isRetrying={isSending} />
          )}
          <Button size="small" aria-disabled={isSending} onClick={() => own.undoLast()}>
            <Trans>Undo</Trans>
          </Button>
          {steps.length > 1 && (
            <Button size="small" aria-disabled={isSending} onClick={() => own.undoAll()}>
              <Trans comment="Button: undoes all decisions that were not sent yet">Undo all</Trans>
            </Button>
          )}
          {failure === undefined && (
            <Button size="small" isBusy={isSending} onClick={() => void own.send()}>
              <Trans>Send now</Trans>
            </Button>
          )}
        </>
      )}
    </output>
  );
}

/** Buttons that decide the current report. */
function CurrentDecision({
  report: { accountId, actorId, state, statusIds },
  onDecide,
}: {
  report: ReportEntry;
  onDecide: (to: ReportState) => void;
}) {
  const { i18n, t } = useLingui();
  const session = useSession();
  const { tables } = session;
  const address = displayAddress(useRow(tables.accounts, accountId)?.acct ?? '');
  const by = displayAddress(useRow(tables.accounts, actorId)?.acct ?? '');
  const remaining = useRemainingStatuses(statusIds);
  const remainingCount = remaining.length;
  const { attempt, isPending, failure } = usePaneAccountAttempt(accountId);
  const deleteAll = async (): Promise<void> => {
    for (const id of remaining) {
      // oxlint-disable-next-line no-await-in-loop -- in order: a failure leaves the other statuses and the report unchanged
      await deleteReportedStatus(session, id);
    }
    onDecide('resolved');
  };
  return (
    <div
      role="toolbar"
      aria-label={t`Report about ${address} by ${by}`}
      className={classNames(styles.end, styles.current)}
    >
      <CallFailure error={failure} />
      {reportStates
        .filter((to) => to !== state)
        .map((to) => (
          <Button
            key={to}
            variant={to === 'closed' ? 'text' : 'quiet'}
            onClick={() => onDecide(to)}
          >
            {i18n._(reportStateLabels[to].decide)}
          </Button>
        ))}
      {state === 'open' && remainingCount > 0 && (
        <ConfirmButton
          variant="danger"
          label={t`Delete posts and resolve`}
          title={t`Delete the reported posts?`}
          question={
            <Plural
              value={remainingCount}
              one={`# post by ${address} will be deleted for everyone, and the report will be resolved. The deletion can’t be undone.`}
              other={`# posts by ${address} will be deleted for everyone, and the report will be resolved. The deletion can’t be undone.`}
            />
          }
          acceptLabel={t`Delete and resolve`}
          isDanger
          isBusy={isPending}
          onAccept={() => void attempt(deleteAll)}
        />
      )}
    </div>
  );
}

/** Buttons that decide the selected reports. */
function SelectionDecision({
  chosen,
  onDecide,
  onClear,
}: {
  chosen: readonly ReportEntry[];
  onDecide: (to: ReportState) => void;
  onClear: () => void;
}) {
  const { i18n, t } = useLingui();
  return (
    <div role="toolbar" aria-label={t`Selected reports`} className={styles.end}>
      <span>
        <Plural
          value={{ count: chosen.length }}
          one="# report selected"
          other="# reports selected"
        />
      </span>
      <Button variant="text" onClick={onClear}>
        <Trans>Clear selection</Trans>
      </Button>
      {reportStates
        .filter((to) => chosen.some(({ state }) => state !== to))
        .map((to) => (
          <Button key={to} onClick={() => onDecide(to)}>
            {i18n._(
              chosen.length > 1
                ? reportStateLabels[to].decideSeveral(chosen.length)
                : reportStateLabels[to].decide,
            )}
          </Button>
        ))}
    </div>
  );
}

/**
 * The lower end of the queue: the decisions made so far, and buttons for the current or selected
 * reports.
 */
export function ReportDecisionFooter({
  current,
  isSeveral,
  chosen,
  onDecide,
  onClear,
}: {
  current: ReportEntry | undefined;
  /** Whether there are other reports about the same person. */
  isSeveral: boolean;
  chosen: readonly ReportEntry[];
  onDecide: (reports: readonly ReportEntry[], to: ReportState) => void;
  onClear: () => void;
}) {
  const { part } = useSession();
  const waiting = useStore(part(reportDecisions).store, (own) => own.waiting);
  const isIdle = waiting.length === 0 && chosen.length === 0 && !current;
  const isDecided = waiting.some(({ id }) => id === current?.id);
  return (
    <div>
      <OvertakenDecisions />
      <div className={isIdle ? undefined : styles.decisions}>
        <WaitingDecisions />
        {waiting.length === 0 && chosen.length === 0 && current && (
          <p className={classNames(textStyles.small, styles.keys)}>
            <Trans comment="The letters are keys and stay as they are">
              Keys: J next, K previous, C close, R resolve, O reopen, X select, N add note, U undo
            </Trans>
            {isSeveral && (
              <>
                {' '}
                <Trans comment="Follows the list of keys: Shift with C, R, O or X">
                  With Shift: all reports about this person
                </Trans>
              </>
            )}
          </p>
        )}
        {chosen.length > 0 ? (
          <SelectionDecision
            chosen={chosen}
            onDecide={(to) => onDecide(chosen, to)}
            onClear={onClear}
          />
        ) : (
          current &&
          !isDecided && (
            <CurrentDecision
              key={current.id}
              report={current}
              onDecide={(to) => onDecide([current], to)}
            />
          )
        )}
      </div>
    </div>
  );
}
