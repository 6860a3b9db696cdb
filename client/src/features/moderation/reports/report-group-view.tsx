import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Shield from 'lucide-react/icons/shield';
import { useState } from 'react';
import { displayAddress } from '#lib/url/display-address.ts';
import { AccountLine } from '#components/account/account-line.tsx';
import { openWindow } from '#session/windows/open-windows.ts';
import { useRow } from '#store/use-row.ts';
import { useSession } from '#session/session-context.ts';
import { Button } from '#ui/buttons/button.tsx';
import { RichText } from '#components/rich-text/rich-text.tsx';
import { RelativeTime } from '#components/instance/relative-time.tsx';
import { RequestView } from '#components/request/request-view.tsx';
import { useCall } from '#session/queries/use-call.ts';
import textStyles from '#ui/text-styles.module.css';
import type { ReportGroup } from '#session/moderation/group-reports.ts';
import styles from '../moderation.module.css';
import {
  reportsQuery,
  reportStates,
  type ReportEntry,
  type ReportState,
} from '#session/moderation/report-entry.ts';
import { reportStateLabels } from './report-state-labels.ts';
import { ReportCard } from './report-card.tsx';

/** Number of the newest reports among which earlier ones about the account are searched. */
const searchedReports = 100;
/** Milliseconds for which the response is cached; all groups share one response. */
const staleTime = 60_000;

/** Earlier reports about an account, if they are among the newest ones, with their notes. */
function EarlierReports({
  accountId,
  but,
}: {
  accountId: string;
  /** Ids of reports that are already shown. */
  but: readonly string[];
}) {
  const { i18n, t } = useLingui();
  const { tables } = useSession();
  const state = useCall(
    reportsQuery,
    { query: { page: 1, page_size: searchedReports } },
    { staleTime },
  );
  const value = state.value?.filter(
    (report) => report.accountId === accountId && !but.includes(report.id),
  );
  return (
    <RequestView
      state={{ ...state, value }}
      label={t`Loading reports…`}
      empty={<p className={textStyles.faint}>{t`No other recent reports`}</p>}
    >
      {(reports) => (
        <ul className={styles.earlier}>
          {reports.map(({ id, state: reportState, createdAt, content, notes }) => (
            <li key={id}>
              <strong>{i18n._(reportStateLabels[reportState].name)}</strong>{' '}
              <RelativeTime moment={createdAt} />
              {content !== '' && <RichText html={content} />}
              {notes.map((note) => (
                <p key={note.id} className={textStyles.faint}>
                  <bdi>{displayAddress(tables.accounts.get(note.authorId ?? '')?.acct ?? '')}</bdi>:{' '}
                  {note.content}
                </p>
              ))}
            </li>
          ))}
        </ul>
      )}
    </RequestView>
  );
}

/** The number of reports about one account, and buttons that decide all of them. */
function GroupDecision({
  address,
  reports,
  onDecide,
}: {
  address: string;
  reports: readonly ReportEntry[];
  onDecide: (to: ReportState) => void;
}) {
  const { i18n, t } = useLingui();
  const count = reports.length;
  return (
    <div role="toolbar" aria-label={t`All reports about ${address}`} className={styles.line}>
      <strong>
        <Plural value={count} one="# report" other="# reports" />
      </strong>
      <div className={styles.end}>
        {reportStates
          .filter((to) => reports.some(({ state }) => state !== to))
          .map((to) => (
            <Button
              key={to}
              size="small"
              variant={to === 'closed' ? 'text' : 'quiet'}
              onClick={() => onDecide(to)}
            >
              {i18n._(reportStateLabels[to].decideSeveral(count))}
            </Button>
          ))}
      </div>
    </div>
  );
}

/** Returns for each report those of its statuses that no report before it has. */
function newStatuses(reports: readonly ReportEntry[]): readonly (readonly string[])[] {
  const shown = new Set<string>();
  return reports.map(({ statusIds }) => {
    const own = statusIds.filter((id) => !shown.has(id));
    for (const id of own) shown.add(id);
    return own;
  });
}

/** A reported account with moderation tools and its reports. */
export function ReportGroupView({
  group: { accountId, reports },
  currentId,
  ticked,
  onChoose,
  onTick,
  onDecide,
}: {
  group: ReportGroup;
  /** Id of the current report, to which the shortcuts and the buttons at the lower end apply. */
  currentId: string | undefined;
  ticked: ReadonlySet<string>;
  onChoose: (id: string) => void;
  onTick: (report: ReportEntry) => void;
  /** Decides all reports of the group. */
  onDecide: (to: ReportState) => void;
}) {
  const { t } = useLingui();
  const session = useSession();
  const { tables, viewerId } = session;
  const address = displayAddress(useRow(tables.accounts, accountId)?.acct ?? '');
  const isSeveral = reports.length > 1;
  const statusIds = newStatuses(reports);
  const [showsEarlier, setShowsEarlier] = useState(false);
  return (
    <section aria-label={t`Reports about ${address}`}>
      <ul className={styles.person}>
        <AccountLine id={accountId}>
          {/* The viewer's own account has no tools, so that staff cannot deactivate it or revoke
              its rights. */}
          {accountId !== viewerId && (
            <Button
              size="small"
              icon={Shield}
              aria-label={t`Moderate ${address}`}
              onClick={() => openWindow(session, 'accountTools', { accountId })}
            >
              <Trans>Moderate</Trans>
            </Button>
          )}
        </AccountLine>
      </ul>
      {isSeveral && <GroupDecision address={address} reports={reports} onDecide={onDecide} />}
      {reports.map((report, index) => (
        <ReportCard
          key={report.id}
          report={report}
          statusIds={statusIds[index] ?? []}
          isCurrent={isSeveral && report.id === currentId}
          isTicked={ticked.has(report.id)}
          onChoose={() => onChoose(report.id)}
          onTick={isSeveral ? () => onTick(report) : undefined}
        />
      ))}
      <div className={styles.others}>
        <Button
          variant="text"
          size="small"
          aria-expanded={showsEarlier}
          onClick={() => setShowsEarlier(!showsEarlier)}
        >
          <Trans>Other reports about {address}</Trans>
        </Button>
        {showsEarlier && <EarlierReports accountId={accountId} but={reports.map(({ id }) => id)} />}
      </div>
    </section>
  );
}
