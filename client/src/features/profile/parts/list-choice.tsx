import { Trans, useLingui } from '@lingui/react/macro';
import ListPlus from 'lucide-react/icons/list-plus';
import { useState } from 'react';
import { addListAccounts, removeListAccounts } from '@rookery/contract/calls/lists.ts';
import { CallFailure } from '#components/failure/failure-line.tsx';
import { pathTo } from '#lib/url/paths.ts';
import { listMembersQuery, listsQuery } from '#components/timeline/list-queries.ts';
import { RequestView } from '#components/request/request-view.tsx';
import { useRow } from '#store/use-row.ts';
import { invalidateQuery, updateQueryData } from '#session/queries/invalidate-query.ts';
import { useAttempt } from '#session/queries/use-attempt.ts';
import { useCall } from '#session/queries/use-call.ts';
import { useSession } from '#session/session-context.ts';
import { AppLink } from '#ui/app-link.tsx';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import styles from '../profile.module.css';
import { listsWithAccountQuery } from '../profile-queries.ts';

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
  });
  return (
    <li>
      <Checkbox
        label={title}
        checked={isIn}
        disabled={isPending}
        onToggle={(willBeIn) => void attempt(willBeIn)}
      />
      <CallFailure error={failure} onRetry={() => void attempt(!isIn)} />
    </li>
  );
}

function Lists({ accountId }: { accountId: string }) {
  const { t } = useLingui();
  const all = useCall(listsQuery, {});
  const memberships = useCall(listsWithAccountQuery, { path: { id: accountId } });
  const toLists = (
    <AppLink href={pathTo('lists')}>
      <Trans>Make a list</Trans>
    </AppLink>
  );
  return (
    <RequestView state={all} label={t`Loading lists`} empty={toLists}>
      {(ids) => (
        <RequestView state={memberships} label={t`Loading lists`}>
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

/** Selects the viewer's lists that contain an account. Loads nothing until it is opened. */
export function ListChoice({ accountId }: { accountId: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <Button size="small" icon={ListPlus} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <Trans>Add to lists</Trans>
      </Button>
      {isOpen && <Lists accountId={accountId} />}
    </div>
  );
}
