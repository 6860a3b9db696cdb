import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useStore } from 'zustand';
import { CallFailure } from '#components/failure/failure-line.tsx';
import { RelativeTime } from '#components/instance/relative-time.tsx';
import { RichText } from '#components/rich-text/rich-text.tsx';
import { displayAddress } from '#lib/url/display-address.ts';
import { profilePath } from '#lib/url/paths.ts';
import { useAttempt } from '#session/queries/use-attempt.ts';
import { useSession } from '#session/session-context.ts';
import { useRow } from '#store/use-row.ts';
import { AppLink } from '#ui/app-link.tsx';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { ConfirmButton } from '#ui/confirm-button.tsx';
import textStyles from '#ui/text-styles.module.css';
import styles from './moderation.module.css';
import { reportDecisions } from './report-decisions.ts';
import { type ReportEntry, type ReportState, reportStates } from './report-entry.ts';
import { ReportNotes } from './report-notes.tsx';
import { ReportedStatus } from './reported-status.tsx';
import { reportStateLabels } from './report-state-labels.ts';
import { deleteReportedStatus } from './status-changes.ts';
import { useRemainingStatuses } from './use-remaining-statuses.ts';

/** One report: reporter, time, comment, statuses, notes and decision (R-MOD-021). */
export function ReportCard({
  report,
  isTicked,
  onTick,
  onDecide,
}: {
  report: ReportEntry;
  isTicked: boolean;
  onTick: () => void;
  onDecide: (to: ReportState) => void;
}) {
  const { i18n, t } = useLingui();
  const session = useSession();
  const own = session.part(reportDecisions);
  const { id, accountId, actorId, statusIds, state, content, createdAt } = report;
  const address = displayAddress(useRow(session.tables.accounts, accountId)?.acct ?? '');
  const actor = useRow(session.tables.accounts, actorId);
  const by = displayAddress(actor?.acct ?? '');
  const remaining = useRemainingStatuses(statusIds);
  const remainingCount = remaining.length;
  const { attempt, isPending, failure } = useAttempt(async (ids: readonly string[]) => {
    for (const statusId of ids) {
      // oxlint-disable-next-line no-await-in-loop -- a failure leaves the rest and the report as they are
      await deleteReportedStatus(session, statusId);
    }
    onDecide('resolved');
  });
  const decision = useStore(own.store, ({ waiting }) => waiting.find((one) => one.id === id));
  return (
    <article
      data-report={id}
      data-decided={decision !== undefined}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the feed pattern: each article takes focus
      tabIndex={0}
      aria-label={t`Report about ${address} by ${by}`}
      aria-keyshortcuts="c r o x n u j k"
      className={styles.report}
    >
      <header className={styles.line}>
        <Checkbox label={t`Select this report`} checked={isTicked} onToggle={onTick} />
        <span className={styles.state}>{i18n._(reportStateLabels[state].name)}</span>
        {actor && (
          <span>
            <Trans>
              Reported by{' '}
              <AppLink href={profilePath(actor)}>
                <bdi>{by}</bdi>
              </AppLink>
            </Trans>
          </span>
        )}
        <RelativeTime moment={createdAt} length="long" />
      </header>
      {content === '' ? (
        <p className={textStyles.faint}>
          <Trans>No comment</Trans>
        </p>
      ) : (
        <RichText html={content} className={styles.words} />
      )}
      {statusIds.length > 0 && (
        <ul aria-label={t`Reported posts`}>
          {statusIds.map((statusId) => (
            <ReportedStatus key={statusId} id={statusId} />
          ))}
        </ul>
      )}
      <CallFailure error={failure} />
      <ReportNotes report={report} />
      <div className={styles.line}>
        {decision ? (
          <>
            <strong>{i18n._(reportStateLabels[decision.to].waiting)}</strong>
            <Button size="small" onClick={() => own.undo(id)}>
              <Trans>Undo</Trans>
            </Button>
          </>
        ) : (
          <>
            {reportStates
              .filter((to) => to !== state)
              .map((to) => (
                <Button key={to} size="small" onClick={() => onDecide(to)}>
                  {i18n._(reportStateLabels[to].decide)}
                </Button>
              ))}
            {state === 'open' && remainingCount > 0 && (
              <ConfirmButton
                size="small"
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
                onAccept={() => void attempt(remaining)}
              />
            )}
          </>
        )}
      </div>
    </article>
  );
}
