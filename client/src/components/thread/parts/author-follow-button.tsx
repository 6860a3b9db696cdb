import { FollowButton } from '#components/account/follow-button.tsx';
import { relationshipsQuery } from '#session/people/account-queries.ts';
import type { AccountActionContext } from '#components/account/actions/account-action.ts';
import { useAccountActions } from '#components/account/use-account-actions.tsx';
import { useAccountActionContext } from '#components/account/use-account-action-context.ts';
import { useCall } from '#session/queries/use-call.ts';
import { useSession } from '#session/session-context.ts';
import { useRow } from '#store/use-row.ts';
import styles from '../thread.module.css';

function KnownAuthor({ facts }: { facts: AccountActionContext }) {
  const actions = useAccountActions(facts);
  return (
    <span className={styles.follow}>
      <FollowButton facts={facts} actions={actions} size="small" />
      {actions.dialog}
    </span>
  );
}

/**
 * Follow button for the author of the main status. Renders nothing on the viewer's own statuses, for
 * visitors, and until the relationship is known.
 */
export function AuthorFollowButton({ accountId }: { accountId: string }) {
  const { tables, viewerId } = useSession();
  const facts = useAccountActionContext(accountId);
  const isKnown = useRow(tables.relationships, accountId)?.following !== undefined;
  const isDisabled = isKnown || viewerId === null || accountId === viewerId;
  useCall(relationshipsQuery, { query: { id: [accountId] } }, { isDisabled, staleTime: Infinity });
  return isKnown && facts ? <KnownAuthor facts={facts} /> : null;
}
