import { Trans, useLingui } from '@lingui/react/macro';
import { AccountLine } from '#components/account/account-line.tsx';
import { AccountName } from '#components/account/account-name.tsx';
import type { AccountRow } from '#store/rows/account-row.ts';
import { Notice } from '#ui/notice.tsx';
import styles from '../profile.module.css';

/** Says where an account has moved to, with a button to follow it there. */
export function MovedNote({ account }: { account: AccountRow }) {
  const { t } = useLingui();
  const { movedToId } = account;
  if (movedToId === undefined) return null;
  return (
    <section aria-label={t`New account`} className={styles.standing}>
      <Notice level="info">
        <Trans>
          <AccountName account={account} /> has moved, and is now here:
        </Trans>
      </Notice>
      <ul>
        <AccountLine id={movedToId} />
      </ul>
    </section>
  );
}
