import { Trans, useLingui } from '@lingui/react/macro';
import BellPlus from 'lucide-react/icons/bell-plus';
import BellRing from 'lucide-react/icons/bell-ring';
import Mail from 'lucide-react/icons/mail';
import UserPlus from 'lucide-react/icons/user-plus';
import { submitRemoteFollow } from '@rookery/contract/calls/remote-interaction.ts';
import { openWindow } from '#session/windows/open-windows.ts';
import { useOpenSettings } from '#components/windows/use-open-settings.ts';
import { useSession } from '#session/session-context.ts';
import type { AccountRow } from '#store/rows/account-row.ts';
import { Button } from '#ui/buttons/button.tsx';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import type { AccountActionContext } from './actions/account-action.ts';
import { subscribeAction } from './actions/account-menu-actions.ts';
import styles from './account-card.module.css';
import { FollowButton } from './follow-button.tsx';
import type { AccountActions } from './use-account-actions.tsx';

/** Links a visitor to the page where they enter their own server to follow from (R-PROF-033). */
function RemoteFollow({ account }: { account: AccountRow }) {
  const { origin } = useSession();
  return (
    <form method={submitRemoteFollow.method} action={`${origin}${submitRemoteFollow.path}`}>
      <input type="hidden" name="nickname" value={account.username ?? account.acct ?? ''} />
      <input type="hidden" name="profile" value="" />
      <Button type="submit" icon={UserPlus}>
        <Trans>Follow from your server</Trans>
      </Button>
    </form>
  );
}

/**
 * The buttons of an account outside its menu: message, subscribe and follow; on oneself, edit the
 * profile; for visitors, follow from another server.
 */
export function AccountButtons({
  facts,
  actions,
}: {
  facts: AccountActionContext;
  actions: AccountActions;
}) {
  const { i18n, t } = useLingui();
  const session = useSession();
  const openSettings = useOpenSettings();
  const { account, relationship, isMember, isOwn, isLocal } = facts;
  const { acct = '' } = account;
  return (
    <>
      {isMember && !isOwn && account.isDeactivated !== true && (
        <IconButton
          icon={Mail}
          label={t`Send a direct message`}
          className={styles.outlined}
          onClick={() =>
            // oxlint-disable-next-line rookery/displayed-addresses -- the address is typed into the composer and not displayed
            openWindow(session, 'composer', { kind: 'new', text: `@${acct} `, isDirect: true })
          }
        />
      )}
      {subscribeAction.isShown(facts) && (
        <IconButton
          icon={relationship.subscribing ? BellRing : BellPlus}
          label={i18n._(subscribeAction.label(facts))}
          title={
            relationship.subscribing
              ? t`Stop notifying me about new posts`
              : t`Notify me about new posts`
          }
          className={styles.outlined}
          onClick={() => actions.run(subscribeAction)}
        />
      )}
      <FollowButton facts={facts} actions={actions} />
      {isOwn && isLocal && (
        <Button onClick={() => openSettings('account')}>
          <Trans>Edit profile</Trans>
        </Button>
      )}
      {!isMember && isLocal && <RemoteFollow account={account} />}
    </>
  );
}
