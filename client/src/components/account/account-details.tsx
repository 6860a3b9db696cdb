import { Plural, Trans, useLingui } from '@lingui/react/macro';
import BadgeCheck from 'lucide-react/icons/badge-check';
import Calendar from 'lucide-react/icons/calendar';
import House from 'lucide-react/icons/house';
import type { ReactNode } from 'react';
import { EmojiText } from '#components/emoji/emoji-text.tsx';
import { RichText } from '#components/rich-text/rich-text.tsx';
import { formatDateTime } from '#i18n/format/date-time.ts';
import { formatHost } from '#lib/url/display-address.ts';
import { usePreference } from '#session/preferences/use-preference.ts';
import { serverOrigin } from '#session/server-origin.ts';
import { useSession } from '#session/session-context.ts';
import type { AccountRow } from '#store/rows/account-row.ts';
import { AppLink } from '#ui/app-link.tsx';
import { Icon } from '#ui/pictures/icon.tsx';
import { useNow } from '#ui/use-now.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { AccountCount } from './account-count.tsx';
import type { AccountActionContext } from './actions/account-action.ts';
import styles from './account-card.module.css';
import { dailyAverage } from '#lib/daily-average.ts';
import { useProfilePath } from '#session/profile-path.ts';

/** The bio of an account with its links. Renders nothing for an empty one. */
export function AccountBio({
  account: { note = '', emojis, url },
  className,
}: {
  account: AccountRow;
  className?: string | undefined;
}) {
  if (note === '') return null;
  return <RichText html={note} emojis={emojis} baseUrl={url} className={className} />;
}

/** The profile fields of an account; verified links are marked. */
export function AccountFields({ account }: { account: AccountRow }) {
  const { i18n, t } = useLingui();
  const { fields = [], emojis, url } = account;
  if (fields.length === 0) return null;
  return (
    <dl className={styles.fields}>
      {fields.map(({ name, value, verifiedAt }, index) => {
        const when = verifiedAt === null ? '' : formatDateTime(verifiedAt, i18n.locale, 'date');
        const verified =
          when === '' ? '' : t({ message: `Verified on ${when}`, comment: '{when} is a date' });
        return (
          // oxlint-disable-next-line react/no-array-index-key -- two fields may have the same name and value
          <div key={index} className={styles.field}>
            <dt>
              <EmojiText text={name} emojis={emojis} />
            </dt>
            <dd>
              <RichText html={value} emojis={emojis} baseUrl={url} />
              {verified !== '' && (
                <span title={verified} className={styles.verified}>
                  <Icon of={BadgeCheck} />
                  <VisuallyHidden>{verified}</VisuallyHidden>
                </span>
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

/**
 * Returns the account's rounded average of statuses a day; undefined if the viewer hides counts.
 */
function useDailyAverage({ statusesCount, createdAt }: AccountRow): number | undefined {
  const areHidden = usePreference('hideUserStats');
  const now = useNow();
  return areHidden ? undefined : dailyAverage(statusesCount, createdAt, now);
}

/** Shows since when the account exists, how much it posts and, with enough space, its server. */
export function AccountFacts({ facts: { account, host } }: { facts: AccountActionContext }) {
  const { i18n } = useLingui();
  const session = useSession();
  const average = useDailyAverage(account);
  const month = formatDateTime(account.createdAt ?? '', i18n.locale, 'month');
  return (
    <ul className={styles.origin}>
      {month !== '' && (
        <li>
          <Icon of={Calendar} /> <Trans>Joined {month}</Trans>
        </li>
      )}
      {average !== undefined && average >= 1 && (
        <li>
          <Plural value={average} one="# post a day" other="# posts a day" />
        </li>
      )}
      <li className={styles.server}>
        <Icon of={House} /> <bdi>{formatHost(host ?? new URL(serverOrigin(session)).host)}</bdi>
      </li>
    </ul>
  );
}

/** Counts of statuses, following and followers as links to their tabs; unknown ones are omitted. */
export function AccountCounts({ account, isOwn }: { account: AccountRow; isOwn: boolean }) {
  const profilePath = useProfilePath();
  const { t } = useLingui();
  const areHidden = usePreference('hideUserStats');
  const average = useDailyAverage(account);
  if (areHidden) return null;
  const { statusesCount, followingCount, followersCount } = account;
  const { hideFollowsCount, hideFollowersCount } = account;
  const line = (tab: string, content: ReactNode, title?: string) => (
    <li>
      <AppLink href={`${profilePath(account)}#${tab}`} title={title}>
        {content}
      </AppLink>
    </li>
  );
  /* An average below one status a day is shown only in the tooltip of the count. */
  const tip = average === 0 ? t`Less than one post a day` : undefined;
  return (
    <ul className={styles.counts}>
      {statusesCount !== undefined &&
        line('statuses', <AccountCount of="statuses" count={statusesCount} />, tip)}
      {(followingCount !== undefined || hideFollowsCount === true) &&
        line(
          'followees',
          followingCount === undefined || (hideFollowsCount === true && !isOwn) ? (
            <Trans comment="On a profile: the number of people followed is hidden">
              Following hidden
            </Trans>
          ) : (
            <AccountCount of="following" count={followingCount} />
          ),
        )}
      {(followersCount !== undefined || hideFollowersCount === true) &&
        line(
          'followers',
          followersCount === undefined || (hideFollowersCount === true && !isOwn) ? (
            <Trans comment="On a profile: the number of followers is hidden">
              Followers hidden
            </Trans>
          ) : (
            <AccountCount of="followers" count={followersCount} />
          ),
        )}
    </ul>
  );
}
