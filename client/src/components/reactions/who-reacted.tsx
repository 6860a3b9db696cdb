import { useLingui } from '@lingui/react/macro';
import { getReactions } from '@rookery/contract/calls/reactions.ts';
import { AccountNamesList } from '#components/account/account-names-list.tsx';
import { RequestView } from '#components/request/request-view.tsx';
import { useDeletedStatusNotice } from '#components/windows/use-deleted-status-notice.ts';
import { ingestReactions } from '#store/ingest/ingest-reactions.ts';
import { useRow } from '#store/use-row.ts';
import { defineQuery } from '#session/queries/query.ts';
import { useCall } from '#session/queries/use-call.ts';
import { useSession } from '#session/session-context.ts';

const reactionsOf = defineQuery(
  'reactions',
  getReactions,
  (wires, { tables, ...context }, { path }) => {
    ingestReactions(tables, path.id, wires, context);
    return path.id;
  },
  (id) => ({ statuses: [id] }),
);

/** Lists who reacted to a status; loaded when it is opened. */
export function WhoReacted({ statusId, name }: { statusId: string; name: string }) {
  const { t } = useLingui();
  const reactions = useRow(useSession().tables.statuses, statusId)?.reactions;
  const state = useCall(reactionsOf, { path: { id: statusId }, query: { with_muted: true } });
  useDeletedStatusNotice(statusId);
  const reaction = reactions?.find((one) => one.name === name);
  return (
    <RequestView state={state} label={t`Loading…`}>
      {() => <AccountNamesList ids={reaction?.accountIds ?? []} count={reaction?.count ?? 0} />}
    </RequestView>
  );
}
