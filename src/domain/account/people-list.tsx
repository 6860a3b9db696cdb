import { Plural } from '@lingui/react/macro';
import { profilePath } from '#domain/links/paths.ts';
import { useRow } from '#entities/use-row.ts';
import { useSession } from '#session/session-context.ts';
import { AppLink } from '#ui/app-link.tsx';
import { Avatar } from '#ui/avatar.tsx';
import { AccountName } from './account-name.tsx';
import styles from './people.module.css';

/** As many people a popover names (R-CONST-096). */
export const shownPeople = 16;

function Person({ id }: { id: string }) {
  const account = useRow(useSession().tables.accounts, id);
  if (!account) return null;
  return (
    <li>
      <AppLink href={profilePath(account)} className={styles.person}>
        <Avatar src={account.avatar} size={20} />
        <AccountName account={account} className={styles.name ?? ''} />
      </AppLink>
    </li>
  );
}

/** People by name, the first sixteen; how many more there are is said. */
export function PeopleList({
  ids,
  count = ids.length,
}: {
  ids: readonly string[];
  count?: number;
}) {
  const shown = ids.slice(0, shownPeople);
  const more = Math.max(count, ids.length) - shown.length;
  return (
    <ul className={styles.list}>
      {shown.map((id) => (
        <Person key={id} id={id} />
      ))}
      {more > 0 && (
        <li className={styles.more}>
          <Plural value={more} one="and # more" other="and # more" />
        </li>
      )}
    </ul>
  );
}
