import { useLingui } from '@lingui/react';
import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { profilePath } from '#components/links/paths.ts';
import type { AccountRow } from '#store/rows/account-row.ts';
import { formatNumber } from '#i18n/format/number.ts';
import { usePreference } from '#session/preferences/use-preference.ts';
import { AppLink } from '#ui/app-link.tsx';
import textStyles from '#ui/text-styles.module.css';
import { useNow } from '#ui/use-now.ts';
import { dailyAverage } from '../daily-average.ts';
import styles from './account-card.module.css';

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
