import { Trans, useLingui } from '@lingui/react/macro';
import { AccountLine } from '#components/account/account-line.tsx';
import { AccountName } from '#components/account/account-name.tsx';
import type { AccountActionContext } from '#components/account/actions/account-action.ts';
import { blockAction } from '#components/account/actions/mute-and-block-actions.ts';
import { useAccountActions } from '#components/account/use-account-actions.tsx';
import { useFollowRequest } from '#components/account/use-follow-request.tsx';
import type { AccountRow } from '#store/rows/account-row.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Notice } from '#ui/notes/notice.tsx';
import styles from '../profile.module.css';

/**
 * Says how the account relates to the viewer: a pending follow request, or why no statuses may be
 * visible.
 */
export function RelationshipNote({ facts }: { facts: AccountActionContext }) {
  const { t } = useLingui();
  const actions = useAccountActions(facts);
  const { account, relationship } = facts;
  const request = useFollowRequest(account.id);
  if (relationship.blocking) {
    return (
      <div className={styles.standing}>
        <Notice level="info">
          <Trans>You blocked this person. Their posts are hidden.</Trans>{' '}
          <Button
            variant="text"
            size="small"
            isBusy={actions.isBusy(blockAction)}
            onClick={() => actions.run(blockAction)}
          >
            <Trans>Unblock</Trans>
          </Button>
        </Notice>
        {actions.dialog}
      </div>
    );
  }
  if (relationship.requestedBy) {
    return (
      <section aria-label={t`Wants to follow you`} className={styles.standing}>
        <Trans>Wants to follow you</Trans> {request.buttons}
        {request.failure && <div>{request.failure}</div>}
      </section>
    );
  }
  const message =
    account.isDeactivated === true ? (
      <Trans>This account has been deactivated.</Trans>
    ) : relationship.blockedBy ? (
      <Trans>This person blocks you.</Trans>
    ) : undefined;
  return (
    message && (
      <div className={styles.standing}>
        <Notice level="info">{message}</Notice>
      </div>
    )
  );
}

/** Says where an account has moved to, with a button to follow it there. */
export function MovedAccountNote({ account }: { account: AccountRow }) {
  const { t } = useLingui();
  const { movedToId } = account;
  if (movedToId === undefined) return null;
  return (
    <section aria-label={t`New account`} className={styles.standing}>
      <Notice level="info">
        <Trans>
          <AccountName account={account} /> has moved to this account:
        </Trans>
      </Notice>
      <ul>
        <AccountLine id={movedToId} />
      </ul>
    </section>
  );
}
