import { Trans, useLingui } from '@lingui/react/macro';
import X from 'lucide-react/icons/x';
import { AccountName } from '#components/account/account-name.tsx';
import { CallFailure } from '#components/failure/failure-line.tsx';
import { useDecodedText } from '#components/rich-text/use-markup-version.ts';
import { useLoadedStatus } from '#components/status/use-loaded-status.ts';
import { withoutStatus } from '#session/filters/keyword-filter-draft.ts';
import type { KeywordFilterDraft } from '#session/filters/persisted-filter-drafts.ts';
import { useSession } from '#session/session-context.ts';
import type { StatusRow } from '#store/rows/status-row.ts';
import { statusExcerpt } from '#store/status/status-excerpt.ts';
import { useRow } from '#store/use-row.ts';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import fieldStyles from '#ui/forms/field.module.css';
import styles from './filters.module.css';
import { focusNextRowOnRemoval } from './use-filter-focus.ts';

/** The author and the start of the text of a status. */
function StatusLine({ status }: { status: StatusRow }) {
  const author = useRow(useSession().tables.accounts, status.accountId);
  const text = useDecodedText(statusExcerpt, status);
  return (
    <>
      <AccountName account={author} />
      <bdi className={styles.acct}>{text}</bdi>
    </>
  );
}

function FilteredStatus({ statusId }: { statusId: string }) {
  const { status, failure, retry } = useLoadedStatus(statusId);
  if (status) return <StatusLine status={status} />;
  if (failure !== undefined) return <CallFailure error={failure} onRetry={retry} />;
  return <Trans>Loading…</Trans>;
}

/** The statuses that were added to a filter; they can be removed from it. */
export function FilteredStatuses({
  draft,
  onChange,
}: {
  draft: KeywordFilterDraft;
  onChange: (draft: KeywordFilterDraft) => void;
}) {
  const { t } = useLingui();
  return (
    <div>
      <p className={fieldStyles.label}>
        <Trans>Posts in this filter</Trans>
      </p>
      <ul aria-label={t`Posts in this filter`}>
        {draft.statuses.map(({ id, statusId }) => (
          <li key={id} ref={focusNextRowOnRemoval} className={styles.line}>
            <span className={styles.names}>
              <FilteredStatus statusId={statusId} />
            </span>
            <IconButton
              icon={X}
              size="small"
              label={t`Remove this post from the filter`}
              onClick={() => onChange(withoutStatus(draft, id))}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
