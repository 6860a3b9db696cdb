import { useSession } from '#session/session-context.ts';
import { useRow } from '#store/use-row.ts';
import { Avatar } from '#ui/pictures/avatar.tsx';
import styles from './people-avatars.module.css';

function PersonAvatar({ id, size }: { id: string; size: 48 | 32 | 20 }) {
  const account = useRow(useSession().tables.accounts, id);
  return <Avatar src={account?.avatar} size={size} />;
}

/**
 * The pictures of the people of a conversation, decorative beside their names: two of them overlap,
 * further ones are not shown.
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
