import { useLingui } from '@lingui/react/macro';
import { accountStatusesQuery } from '#components/account/account-queries.ts';
import { RequestView } from '#components/request/request-view.tsx';
import { CompactStatus } from '#components/status/parts/compact-status.tsx';
import { useRow } from '#store/use-row.ts';
import { useCall } from '#session/queries/use-call.ts';
import { useSession } from '#session/session-context.ts';
import textStyles from '#ui/text-styles.module.css';
import styles from './report.module.css';

function StatusOption({
  id,
  isTicked,
  onTick,
}: {
  id: string;
  isTicked: boolean;
  onTick: (isTicked: boolean) => void;
}) {
  const { t } = useLingui();
  const status = useRow(useSession().tables.statuses, id);
  if (!status || status.isDeleted === true) return null;
  return (
    <li className={styles.choice}>
      <input
        type="checkbox"
        aria-label={t`Report this post`}
        aria-describedby={`reported-${id}`}
        checked={isTicked}
        onChange={({ target }) => onTick(target.checked)}
      />
      <div id={`reported-${id}`} className={styles.status}>
        <CompactStatus status={status} />
      </div>
    </li>
  );
}

/** Recent statuses of an account to select, those from which the dialog was opened first. */
export function ReportableStatuses({
  accountId,
  first,
  ticked,
  onTick,
}: {
  accountId: string;
  first: readonly string[];
  ticked: readonly string[];
  onTick: (id: string, isTicked: boolean) => void;
}) {
  const { t } = useLingui();
  const latest = useCall(accountStatusesQuery, {
    path: { id: accountId },
    query: { exclude_reblogs: true, with_muted: true, limit: 20 },
  });
  const renderList = (ids: readonly string[]) => (
    <ul>
      {ids.map((id) => (
        <StatusOption
          key={id}
          id={id}
          isTicked={ticked.includes(id)}
          onTick={(isTicked) => onTick(id, isTicked)}
        />
      ))}
    </ul>
  );
  return (
    <>
      {first.length > 0 && renderList(first)}
      <RequestView
        state={latest}
        label={t`Loading posts`}
        empty={
          first.length === 0 && (
            <p className={textStyles.dim}>{t`There are no posts to choose from.`}</p>
          )
        }
      >
        {(ids) => renderList(ids.filter((id) => !first.includes(id)))}
      </RequestView>
    </>
  );
}
