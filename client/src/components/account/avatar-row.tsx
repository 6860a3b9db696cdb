import { displayAcct } from '#lib/url/display-address.ts';
import { profilePath } from '#components/links/paths.ts';
import { useRow } from '#store/use-row.ts';
import { useSession } from '#session/session-context.ts';
import { AppLink } from '#ui/app-link.tsx';
import { Avatar } from '#ui/avatar.tsx';
import styles from './people.module.css';

/** Maximum number of avatars in a row (R-CONST-095). */
export const maxAvatars = 15;

function PersonAvatar({ id }: { id: string }) {
  const account = useRow(useSession().tables.accounts, id);
  if (!account) return null;
  const name = account.displayName || displayAcct(account.acct ?? '');
  return (
    <AppLink href={profilePath(account)} title={name}>
      <Avatar src={account.avatar} size={32} alt={name} />
    </AppLink>
  );
}

/** The avatars of accounts, at most fifteen. */
export function AvatarRow({ ids }: { ids: readonly string[] }) {
  return (
    <span className={styles.row}>
      {ids.slice(0, maxAvatars).map((id) => (
        <PersonAvatar key={id} id={id} />
      ))}
    </span>
  );
}
