import { Trans, useLingui } from '@lingui/react/macro';
import { useStore } from 'zustand';
import { displayAddress } from '#lib/url/display-address.ts';
import { pathTo, profilePath } from '#lib/url/paths.ts';
import { RichText } from '#components/rich-text/rich-text.tsx';
import { RelativeTime } from '#components/instance/relative-time.tsx';
import { useRow } from '#store/use-row.ts';
import { useSession } from '#session/session-context.ts';
import { AppLink } from '#ui/app-link.tsx';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import textStyles from '#ui/text-styles.module.css';
import { StatusMedia } from '#components/status/parts/status-media.tsx';
import { reportDecisions } from '../report-decisions.ts';
import styles from '../moderation.module.css';
import { type ReportEntry, type ReportState, reportStates } from '../report-entry.ts';
import { reportStateLabels } from '../report-state-labels.ts';
import { ReportNotes } from './report-notes.tsx';

/**
 * A reported status without any filtering or content warning; only sensitive media stay covered.
 */
function ReportedStatus({ id }: { id: string }) {
  const status = useRow(useSession().tables.statuses, id);
  if (!status) return null;
  const { spoilerText = '', content = '', emojis, mentions, createdAt = '', language } = status;
  return (
    <li className={styles.status}>
      {spoilerText !== '' && <p className={styles.subject}>{spoilerText}</p>}
      <RichText
        html={content}
        emojis={emojis}
        mentions={mentions}
        lang={language ?? undefined}
        className={styles.words}
      />
      <StatusMedia status={status} variant="plain" />
      <p className={textStyles.faint}>
        {createdAt !== '' && <RelativeTime moment={createdAt} length="long" />}{' '}
        <AppLink href={pathTo('conversation', { id })}>
          <Trans>Show in its conversation</Trans>
        </AppLink>
      </p>
    </li>
  );
}

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
        <Checkbox label={t`Select`} checked={isTicked} onToggle={onTick} />
        <span className={styles.state}>{i18n._(reportStateLabels[state].name)}</span>
        {actor && (
          <span>
            <Trans>
              reported by{' '}
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
          <Trans>Nothing was written to it.</Trans>
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
          reportStates
            .filter((to) => to !== state)
            .map((to) => (
              <Button key={to} size="small" onClick={() => onDecide(to)}>
                {i18n._(reportStateLabels[to].decide)}
              </Button>
            ))
        )}
      </div>
    </article>
  );
}
