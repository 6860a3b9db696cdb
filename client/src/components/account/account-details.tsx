import { Plural, Trans } from '@lingui/react/macro';
import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { type AccountRow, roleOf } from '#store/rows/account-row.ts';
import { usePreference } from '#session/preferences/use-preference.ts';
import { profilePath } from '#lib/url/paths.ts';
import { formatNumber } from '#i18n/format/number.ts';
import { AppLink } from '#ui/app-link.tsx';
import textStyles from '#ui/text-styles.module.css';
import { useNow } from '#ui/use-now.ts';
import type { AccountContext } from './actions/account-action.ts';
import styles from './account-card.module.css';
import { dailyAverage } from './daily-average.ts';

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
    relationship.requestedBy && <Trans key="asks">Wants to follow you</Trans>,
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

/**
 * Counts of statuses, following and followers as links to their tabs. Hidden counts are omitted.
 */
export function AccountCounts({ account, isOwn }: { account: AccountRow; isOwn: boolean }) {
  const { i18n } = useLingui();
  const now = useNow();
  const areHidden = usePreference('hideUserStats');
  if (areHidden) return null;
  const { statusesCount, followingCount, followersCount, createdAt } = account;
  const number = (count: number): string => formatNumber(count, i18n.locale);
  const average = dailyAverage(statusesCount, createdAt, now);
  const line = (
    tab: string,
    count: number | undefined,
    isHidden: boolean | undefined,
    label: ReactNode,
  ) =>
    count !== undefined && (
      <li>
        <AppLink href={`${profilePath(account)}#${tab}`}>
          {isHidden === true && !isOwn ? <Trans>Hidden</Trans> : <b>{number(count)}</b>} {label}
        </AppLink>
      </li>
    );
  return (
    <ul className={styles.counts}>
      {line('statuses', statusesCount, false, <Trans>posts</Trans>)}
      {line('followees', followingCount, account.hideFollowsCount, <Trans>following</Trans>)}
      {line('followers', followersCount, account.hideFollowersCount, <Trans>followers</Trans>)}
      {average !== undefined && (
        <li className={textStyles.dim}>
          <Plural value={average} one="# post a day" other="# posts a day" />
        </li>
      )}
    </ul>
  );
}
