import type { AccountRow } from '#store/rows/account-row.ts';
import { displayAddress } from '#lib/url/display-address.ts';
import { Avatar } from '#ui/pictures/avatar.tsx';
import { AccountName } from './account-name.tsx';
import styles from './account-line.module.css';

/** Avatar, name and address of an account, for use inside a link. */
export function AccountLabel({ account, size = 32 }: { account: AccountRow; size?: 48 | 32 }) {
  return (
    <>
      <Avatar src={account.avatar} size={size} />
      <span className={styles.names}>
        <AccountName account={account} className={styles.name ?? ''} />
        <bdi className={styles.acct}>{displayAddress(account.acct ?? '')}</bdi>
      </span>
    </>
  );
}
