import { useState } from 'react';
import { FollowButton } from '#components/account/follow-button.tsx';
import type { AccountActionContext } from '#components/account/actions/account-action.ts';
import { useAccountActions } from '#components/account/use-account-actions.tsx';
import { useAccountActionContext } from '#components/account/use-account-action-context.ts';
import { useSession } from '#session/session-context.ts';
import { useRow } from '#store/use-row.ts';
import styles from './notification-item.module.css';

function KnownFollower({ facts }: { facts: AccountActionContext }) {
  const actions = useAccountActions(facts);
  return (
    <div className={styles.answers}>
      <FollowButton facts={facts} actions={actions} size="small" />
      {actions.dialog}
    </div>
  );
}

/**
 * Follow button for a new follower whom the viewer does not follow. It stays after a click, so that it
 * keeps the focus and another click can undo the follow.
 */
export function FollowBack({ accountId }: { accountId: string }) {
  const relationship = useRow(useSession().tables.relationships, accountId);
  const facts = useAccountActionContext(accountId);
  const [wasOffered, setWasOffered] = useState(false);
  const isUnfollowed = relationship?.following === false && relationship.requested !== true;
  if (isUnfollowed && !wasOffered) setWasOffered(true);
  return (isUnfollowed || wasOffered) && facts ? <KnownFollower facts={facts} /> : null;
}
