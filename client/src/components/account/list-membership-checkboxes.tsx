import { Trans, useLingui } from '@lingui/react/macro';
import { addListAccounts, removeListAccounts } from '@rookery/contract/calls/lists.ts';
import { CallFailure } from '#components/failure/failure-line.tsx';
import { RequestView } from '#components/request/request-view.tsx';
import {
  listMembersQuery,
  listPreviewQuery,
  listsQuery,
  listsWithAccountQuery,
} from '#session/lists/list-queries.ts';
import { reloadHome } from '#session/lists/reload-home.ts';
import { pathTo } from '#lib/url/paths.ts';
import { invalidateQuery, updateQueryData } from '#session/queries/invalidate-query.ts';
import { useAttempt } from '#session/queries/use-attempt.ts';
import { useCall } from '#session/queries/use-call.ts';
import { useSession } from '#session/session-context.ts';
import { useRow } from '#store/use-row.ts';
import { AppLink } from '#ui/app-link.tsx';
import { Checkbox } from '#ui/forms/checkbox.tsx';
import styles from './list-membership-checkboxes.module.css';

function ListLine({
  listId,
  accountId,
  isIn,
}: {
  listId: string;
  accountId: string;
  isIn: boolean;
}) {
  const session = useSession();
  const title = useRow(session.tables.lists, listId)?.title ?? listId;
  const { attempt, isPending, failure } = useAttempt(async (willBeIn: boolean) => {
    const values = { path: { id: listId }, body: { account_ids: [accountId] } };
    await session.load(willBeIn ? addListAccounts : removeListAccounts, values, () => undefined);
    updateQueryData(session, listsWithAccountQuery, { path: { id: accountId } }, (ids) =>
      willBeIn ? [...ids, listId] : ids.filter((id) => id !== listId),
    );
    void invalidateQuery(session, listMembersQuery);
    void invalidateQuery(session, listPreviewQuery);
    if (session.tables.lists.get(listId)?.isExclusive === true) reloadHome(session);
  });
  return (
    <li>
      <Checkbox
        label={title}
        checked={isIn}
        isBusy={isPending}
        onToggle={(willBeIn) => void attempt(willBeIn)}
      />
      <CallFailure error={failure} onRetry={() => void attempt(!isIn)} />
    </li>
  );
}

/** A checkbox for each of the viewer's lists, checked if the list contains the account. */
export function ListMembershipCheckboxes({
  accountId,
  onLeave,
}: {
  accountId: string;
  /** Called when the viewer follows the link to the page of lists. */
  onLeave?: () => void;
}) {
  const { t } = useLingui();
  const all = useCall(listsQuery, {});
  const memberships = useCall(listsWithAccountQuery, { path: { id: accountId } });
  const toLists = (
    <AppLink href={pathTo('lists')} onClick={onLeave}>
      <Trans>Create list</Trans>
    </AppLink>
  );
  return (
    <RequestView state={all} label={t`Loading lists…`} empty={toLists}>
      {(ids) => (
        <RequestView state={memberships} label={t`Loading lists…`}>
          {(inside) => (
            <ul aria-label={t`Lists`} className={styles.lists}>
              {ids.map((id) => (
                <ListLine key={id} listId={id} accountId={accountId} isIn={inside.includes(id)} />
              ))}
            </ul>
          )}
        </RequestView>
      )}
    </RequestView>
  );
}
