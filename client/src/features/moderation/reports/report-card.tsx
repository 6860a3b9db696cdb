import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { useStore } from 'zustand';
import { RelativeTime } from '#components/instance/relative-time.tsx';
import { RichText } from '#components/rich-text/rich-text.tsx';
import { displayAddress } from '#lib/url/display-address.ts';
import { useSession } from '#session/session-context.ts';
import { useRow } from '#store/use-row.ts';
import { AppLink } from '#ui/app-link.tsx';
import { Avatar } from '#ui/pictures/avatar.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { Checkbox } from '#ui/forms/checkbox.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import layout from '#ui/page/layout.module.css';
import textStyles from '#ui/text-styles.module.css';
import styles from '../moderation.module.css';
import { reportDecisions } from '#session/moderation/report-decisions.ts';
import type { ReportEntry } from '#session/moderation/report-entry.ts';
import { ReportNotes } from './report-notes.tsx';
import { ReportedStatus } from './reported-status.tsx';
import { reportStateLabels } from './report-state-labels.ts';
import { useProfilePath } from '#session/profile-path.ts';

/** One report: reporter, time, comment, statuses and notes (R-MOD-021). */
export function ReportCard({
  report,
  statusIds,
  isCurrent,
  isTicked,
  onChoose,
  onTick,
}: {
  report: ReportEntry;
  /** The reported statuses that no card above shows. */
  statusIds: readonly string[];
  /**
   * Whether this is the current report, to which the shortcuts and the buttons at the lower end
   * apply.
   */
  isCurrent: boolean;
  isTicked: boolean;
  /** Called when the card receives the focus. */
  onChoose: () => void;
  /** Absent for the only report about a person, who is selected in the list. */
  onTick: (() => void) | undefined;
}) {
  const profilePath = useProfilePath();
  const { i18n, t } = useLingui();
  const session = useSession();
  const own = session.part(reportDecisions);
  const headingId = useId();
  const { id, accountId, actorId, state, content, createdAt } = report;
  const repeatedCount = report.statusIds.length - statusIds.length;
  const address = displayAddress(useRow(session.tables.accounts, accountId)?.acct ?? '');
  const actor = useRow(session.tables.accounts, actorId);
  const by = displayAddress(actor?.acct ?? '');
  const decision = useStore(own.store, ({ waiting }) => waiting.find((one) => one.id === id));
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the focused report becomes the current one
    <article
      data-report={id}
      data-current={isCurrent}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- in the ARIA feed pattern each article can be focused
      tabIndex={0}
      aria-label={t`Report about ${address} by ${by}`}
      aria-keyshortcuts="c r o x n u j k Shift+C Shift+R Shift+O Shift+X"
      className={styles.report}
      onFocus={onChoose}
    >
      <div className={styles.frame}>
        <header className={styles.line}>
          {actor && (
            <span className={layout.row}>
              <Avatar src={actor.avatar} size={20} />
              <span>
                <Trans>
                  Reported by{' '}
                  <AppLink href={profilePath(actor)}>
                    <bdi>{by}</bdi>
                  </AppLink>
                </Trans>
              </span>
            </span>
          )}
          <RelativeTime moment={createdAt} length="long" />
          <strong>
            {i18n._(
              decision ? reportStateLabels[decision.to].waiting : reportStateLabels[state].name,
            )}
          </strong>
          {decision && (
            <Button size="small" onClick={() => own.undo(id)}>
              <Trans>Undo</Trans>
            </Button>
          )}
          {onTick && (
            <div className={styles.end}>
              <Checkbox
                label={<VisuallyHidden>{t`Select this report`}</VisuallyHidden>}
                checked={isTicked}
                onToggle={onTick}
              />
            </div>
          )}
        </header>
        {content === '' ? (
          <p className={textStyles.faint}>
            <Trans>No comment</Trans>
          </p>
        ) : (
          <RichText html={content} className={styles.text} />
        )}
      </div>
      {statusIds.length > 0 && (
        <>
          <h4 id={headingId} className={textStyles.faint}>
            <Trans>Reported posts</Trans>
          </h4>
          <ul aria-labelledby={headingId}>
            {statusIds.map((statusId) => (
              <ReportedStatus key={statusId} id={statusId} accountId={accountId} />
            ))}
          </ul>
        </>
      )}
      {repeatedCount > 0 && (
        <p className={textStyles.faint}>
          <Plural
            value={repeatedCount}
            one="Also about # post shown above"
            other="Also about # posts shown above"
          />
        </p>
      )}
      <ReportNotes report={report} />
    </article>
  );
}
