import { Plural } from '@lingui/react/macro';
import { useRow } from '#store/use-row.ts';
import { useSession } from '#session/session-context.ts';
import { AppLink } from '#ui/app-link.tsx';
import { Avatar } from '#ui/pictures/avatar.tsx';
import layout from '#ui/page/layout.module.css';
import textStyles from '#ui/text-styles.module.css';
import { AccountName } from './account-name.tsx';
import styles from './people.module.css';
import { useProfilePath } from '#session/profile-path.ts';

/** Maximum number of accounts listed in a popover (R-CONST-096). */
export const maxListedAccounts = 16;

function Person({ id }: { id: string }) {
  const profilePath = useProfilePath();
  const account = useRow(useSession().tables.accounts, id);
  if (!account) return null;
  return (
    <li>
      <AppLink href={profilePath(account)} className={styles.person}>
        <Avatar src={account.avatar} size={20} />
        <AccountName account={account} className={textStyles.cut ?? ''} />
      </AppLink>
    </li>
  );
}

/** Lists accounts by name, at most sixteen, and the number of others. */
export function AccountNamesList({
  ids,
  count = ids.length,
}: {
  ids: readonly string[];
  count?: number;
}) {
  const shown = ids.slice(0, maxListedAccounts);
  const more = Math.max(count, ids.length) - shown.length;
  return (
    <ul className={layout.tight}>
      {shown.map((id) => (
        <Person key={id} id={id} />
      ))}
      {more > 0 && (
        <li className={textStyles.dim}>
          <Plural value={more} one="# more person" other="# more people" />
        </li>
      )}
    </ul>
  );
}
