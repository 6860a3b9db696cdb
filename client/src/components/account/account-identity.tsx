import { Trans } from '@lingui/react/macro';
import { displayAddress } from '#lib/url/display-address.ts';
import { usePreference } from '#session/preferences/use-preference.ts';
import { roleOf } from '#store/rows/account-row.ts';
import { AppLink } from '#ui/app-link.tsx';
import textStyles from '#ui/text-styles.module.css';
import { AccountName } from './account-name.tsx';
import type { AccountActionContext } from './actions/account-action.ts';
import styles from './account-card.module.css';
import { useProfilePath } from '#session/profile-path.ts';

/** Badges with an account's role and the viewer's relationship to it. */
export function AccountBadges({
  facts: { account, relationship },
}: {
  facts: AccountActionContext;
}) {
  const hidesBots = usePreference('hideBotIndication');
  const role = roleOf(account);
  const isMutual = relationship.following && relationship.followedBy;
  const badges = [
    role === 'admin' && <Trans key="admin">Admin</Trans>,
    role === 'moderator' && <Trans key="moderator">Moderator</Trans>,
    account.isDeactivated === true && (
      <Trans key="deactivated" comment="Short badge of an account">
        Deactivated
      </Trans>
    ),
    account.isMemorial === true && (
      <Trans key="memorial" comment="Short badge: the account of somebody who has died">
        In memoriam
      </Trans>
    ),
    account.isLimited === true && (
      <Trans key="limited" comment="Short badge: moderators have limited the reach of this account">
        Limited
      </Trans>
    ),
    account.bot === true && !hidesBots && <Trans key="bot">Bot</Trans>,
    account.locked === true && (
      <Trans key="locked" comment="Short badge: follow requests are approved by hand">
        Locked
      </Trans>
    ),
    isMutual && <Trans key="mutual">You follow each other</Trans>,
    relationship.followedBy && !isMutual && <Trans key="followed-by">Follows you</Trans>,
    relationship.requestedBy && <Trans key="asks">Wants to follow you</Trans>,
    relationship.muting && (
      <Trans key="muted" context="person" comment="Short badge: you muted this person">
        Muted
      </Trans>
    ),
    relationship.blocking && <Trans key="blocked">Blocked</Trans>,
    relationship.blockedBy && <Trans key="blocks">Blocks you</Trans>,
    relationship.domainBlocking && <Trans key="domain">Server muted</Trans>,
  ].filter((badge) => badge !== false);
  if (badges.length === 0) return null;
  return (
    <ul className={styles.badges}>
      {badges.map((badge) => (
        <li key={badge.key}>{badge}</li>
      ))}
    </ul>
  );
}

/** The name of an account, its address and its badges. */
export function AccountIdentity({ facts }: { facts: AccountActionContext }) {
  const profilePath = useProfilePath();
  const { account } = facts;
  return (
    <div className={styles.names}>
      <AppLink href={profilePath(account)} className={styles.name}>
        <AccountName account={account} />
      </AppLink>
      <div className={styles.address}>
        <bdi className={textStyles.dim}>{displayAddress(account.acct ?? '')}</bdi>
        <AccountBadges facts={facts} />
      </div>
    </div>
  );
}
