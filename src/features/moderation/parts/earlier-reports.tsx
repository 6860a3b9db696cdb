import { useLingui } from '@lingui/react/macro';
import { displayAddress } from '#lib/url/display-address.ts';
import { RichText } from '#components/rich-text/rich-text.tsx';
import { RelativeTime } from '#components/relative-time/relative-time.tsx';
import { RequestView } from '#components/request/request-view.tsx';
import { useCall } from '#session/queries/use-call.ts';
import { useSession } from '#session/session-context.ts';
import textStyles from '#ui/text-styles.module.css';
import styles from '../moderation.module.css';
import { reportsQuery } from '../report-entry.ts';
import { reportStateLabels } from '../report-state-labels.ts';

/** Number of newest reports to search. */
const searchedReports = 100;
/** Cache time in milliseconds; all groups share one response. */
const freshFor = 60_000;

/** Other reports about an account among the newest ones, with notes. */
export function EarlierReports({
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
    { staleTime: freshFor },
  );
  const value = state.value?.filter(
    (report) => report.accountId === accountId && !but.includes(report.id),
  );
  return (
    <RequestView
      state={{ ...state, value }}
      label={t`Loading reports`}
      empty={<p className={textStyles.faint}>{t`There are no others among the newest reports.`}</p>}
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
