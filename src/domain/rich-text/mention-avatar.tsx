import { useRow } from '#entities/use-row.ts';
import { useSession } from '#session/session-context.ts';
import { Avatar } from '#ui/avatar.tsx';
import styles from './rich-text.module.css';

export function MentionAvatar({ accountId }: { accountId: string }) {
  const account = useRow(useSession().tables.accounts, accountId);
  return (
    <span className={styles.mentionAvatar}>
      <Avatar src={account?.avatar} size={20} />
    </span>
  );
}
