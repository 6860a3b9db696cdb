import { Plural, Trans } from '@lingui/react/macro';
import { AccountName } from '#components/account/account-name.tsx';
import { useCall } from '#session/queries/use-call.ts';
import { useSession } from '#session/session-context.ts';
import type { AccountRow } from '#store/rows/account-row.ts';
import { useRow } from '#store/use-row.ts';
import { AppLink } from '#ui/app-link.tsx';
import { Avatar } from '#ui/pictures/avatar.tsx';
import { familiarFollowersQuery, maxFamiliarFollowers } from '#session/people/profile-queries.ts';
import textStyles from '#ui/text-styles.module.css';
import styles from './familiar-followers.module.css';
import { useProfilePath } from '#session/profile-path.ts';

/** Milliseconds for which the loaded followers are not requested again. */
const staleTime = 600_000;
const maxFaces = 3;

function FollowerAvatar({ id }: { id: string }) {
  const account = useRow(useSession().tables.accounts, id);
  return <Avatar src={account?.avatar} size={20} />;
}

function Name({ id }: { id: string }) {
  const profilePath = useProfilePath();
  const account = useRow(useSession().tables.accounts, id);
  if (!account) return null;
  return (
    <AppLink href={profilePath(account)} className={styles.name}>
      <AccountName account={account} />
    </AppLink>
  );
}

/**
 * Shows which followers of an account the viewer follows, counted among the loaded followers. Shows
 * nothing for an account with more than one page of them, since the count would be too small.
 */
export function FamiliarFollowers({ account }: { account: AccountRow }) {
  const { id, followersCount = 0, hideFollowers } = account;
  const { value = [] } = useCall(
    familiarFollowersQuery,
    { path: { id }, query: { limit: maxFamiliarFollowers, with_relationships: true } },
    {
      staleTime,
      isDisabled:
        hideFollowers === true || followersCount === 0 || followersCount > maxFamiliarFollowers,
    },
  );
  const [first, second, third] = value;
  if (first === undefined) return null;
  const others = value.length - 2;
  return (
    <p className={styles.line}>
      <span aria-hidden className={styles.avatars}>
        {value.slice(0, maxFaces).map((one) => (
          <FollowerAvatar key={one} id={one} />
        ))}
      </span>
      <span className={textStyles.cut}>
        {second === undefined ? (
          <Trans>
            Followed by <Name id={first} />
          </Trans>
        ) : third === undefined ? (
          <Trans>
            Followed by <Name id={first} /> and <Name id={second} />
          </Trans>
        ) : (
          <Trans>
            Followed by <Name id={first} />, <Name id={second} /> and{' '}
            <Plural value={others} one="# other you follow" other="# others you follow" />
          </Trans>
        )}
      </span>
    </p>
  );
}
