import { Plural, Trans } from '@lingui/react/macro';
import { AccountName } from '#components/account/account-name.tsx';
import { useCall } from '#session/queries/use-call.ts';
import { useSession } from '#session/session-context.ts';
import type { AccountRow } from '#store/rows/account-row.ts';
import { useRow } from '#store/use-row.ts';
import { AppLink } from '#ui/app-link.tsx';
import { Avatar } from '#ui/pictures/avatar.tsx';
import {
  familiarFollowersQuery,
  followersPageQuery,
  maxFamiliarFollowers,
} from '#session/people/profile-queries.ts';
import { useCan } from '#session/instance/use-can.ts';
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
 * Returns the followers of an account whom the viewer follows, by Mastodon's call. Servers without
 * that call are asked for one page of followers with their relationships. If the account has more
 * followers than a page, nothing is requested and the result is empty, since the count would be too
 * small.
 */
function useFamiliarFollowers({ id, followersCount = 0, hideFollowers }: AccountRow) {
  const hasCall = useCan('familiarFollowers');
  const found = useCall(
    familiarFollowersQuery,
    { query: { id: [id] } },
    {
      staleTime,
      isDisabled: !hasCall,
    },
  );
  const onPage = useCall(
    followersPageQuery,
    { path: { id }, query: { limit: maxFamiliarFollowers, with_relationships: true } },
    {
      staleTime,
      isDisabled:
        hasCall ||
        hideFollowers === true ||
        followersCount === 0 ||
        followersCount > maxFamiliarFollowers,
    },
  );
  return (hasCall ? found : onPage).value ?? [];
}

/** Shows in one line which followers of an account the viewer follows. */
export function FamiliarFollowers({ account }: { account: AccountRow }) {
  const value = useFamiliarFollowers(account);
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
