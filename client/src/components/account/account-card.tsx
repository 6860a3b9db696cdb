import { safeMediaUrl } from '#lib/url/safe-url.ts';
import { AppLink } from '#ui/app-link.tsx';
import { Avatar } from '#ui/pictures/avatar.tsx';
import { HeaderImage } from '#ui/pictures/header-image.tsx';
import { AccountButtons } from './account-buttons.tsx';
import { AccountBio, AccountCounts, AccountFields, AccountFacts } from './account-details.tsx';
import { AccountIdentity } from './account-identity.tsx';
import { AccountActionsMenu } from './account-actions-menu.tsx';
import type { AccountActionContext } from './actions/account-action.ts';
import styles from './account-card.module.css';
import { useAccountActions } from './use-account-actions.tsx';
import { useProfilePath } from '#session/profile-path.ts';

/** The card of an account outside its profile page. The avatar links to that page. */
export function AccountCard({ facts }: { facts: AccountActionContext }) {
  const profilePath = useProfilePath();
  const actions = useAccountActions(facts);
  const { account, isOwn } = facts;
  return (
    <div className={styles.card}>
      <HeaderImage
        address={safeMediaUrl(account.header ?? '')}
        alt={account.headerDescription ?? ''}
        className={styles.cover}
      />
      <div className={styles.head}>
        <AppLink href={profilePath(account)} tabIndex={-1} aria-hidden className={styles.avatar}>
          <Avatar src={account.avatar} size={72} />
        </AppLink>
        <div className={styles.buttons}>
          <AccountButtons facts={facts} actions={actions} />
          <AccountActionsMenu facts={facts} actions={actions} />
        </div>
      </div>
      <div className={styles.about}>
        <AccountIdentity facts={facts} />
        <AccountBio account={account} />
        <AccountFields account={account} />
        <AccountFacts facts={facts} />
        <AccountCounts account={account} isOwn={isOwn} />
      </div>
      {actions.dialog}
    </div>
  );
}
