import { Trans } from '@lingui/react/macro';
import { roleOf } from '#store/rows/account-traits.ts';
import type { AccountContext } from '../actions/account-action.ts';
import { usePreference } from '#session/preferences/use-preference.ts';
import styles from './account-card.module.css';

/** Badges of an account's role and the viewer's relationship to it. */
export function AccountBadges({ facts: { account, relationship } }: { facts: AccountContext }) {
  const hidesBots = usePreference('hideBotIndication');
  const role = roleOf(account);
  const badges = [
    role === 'admin' && <Trans key="admin">Admin</Trans>,
    role === 'moderator' && <Trans key="moderator">Moderator</Trans>,
    account.isDeactivated === true && <Trans key="deactivated">Deactivated</Trans>,
    account.bot === true && !hidesBots && <Trans key="bot">Bot</Trans>,
    account.locked === true && <Trans key="locked">Locked</Trans>,
    relationship.followedBy && <Trans key="followed-by">Follows you</Trans>,
    relationship.requestedBy && <Trans key="asks">Asks to follow you</Trans>,
    relationship.muting && <Trans key="muted">Muted</Trans>,
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
