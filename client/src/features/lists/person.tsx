import { AccountName } from '#components/account/account-name.tsx';
import { displayAddress } from '#lib/url/display-address.ts';
import { useRow } from '#store/use-row.ts';
import { useSession } from '#session/session-context.ts';
import { Avatar } from '#ui/avatar.tsx';
import textStyles from '#ui/text-styles.module.css';
import styles from './lists.module.css';

export function Person({ id }: { id: string }) {
  const account = useRow(useSession().tables.accounts, id);
  return (
    <span className={styles.person}>
      <Avatar src={account?.avatar} size={20} />
      <AccountName account={account} className={styles.name ?? ''} />{' '}
      <bdi className={textStyles.faint}>{displayAddress(account?.acct ?? '')}</bdi>
    </span>
  );
}
