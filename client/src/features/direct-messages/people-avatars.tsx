import { useSession } from '#session/session-context.ts';
import { useRow } from '#store/use-row.ts';
import { Avatar } from '#ui/pictures/avatar.tsx';
import styles from './people-avatars.module.css';

function PersonAvatar({ id, size }: { id: string; size: 48 | 32 | 20 }) {
  const account = useRow(useSession().tables.accounts, id);
  return <Avatar src={account?.avatar} size={size} />;
}

/**
 * The overlapping avatars of at most two people of a conversation. They have no alternative text,
 * because the names are beside them.
 */
export function PeopleAvatars({
  accountIds,
  size,
}: {
  accountIds: readonly string[];
  size: 'row' | 'head';
}) {
  const { viewerId } = useSession();
  const [first = viewerId ?? '', second] = accountIds;
  if (second === undefined) return <PersonAvatar id={first} size={size === 'row' ? 48 : 32} />;
  return (
    <span className={styles.pair}>
      <PersonAvatar id={first} size={32} />
      <PersonAvatar id={second} size={32} />
    </span>
  );
}
