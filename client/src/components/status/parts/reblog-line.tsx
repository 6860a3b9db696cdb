import { Trans } from '@lingui/react/macro';
import Repeat2 from 'lucide-react/icons/repeat-2';
import { AccountName } from '#components/account/account-name.tsx';
import { profilePath } from '#components/links/paths.ts';
import { useRow } from '#store/use-row.ts';
import { useSession } from '#session/session-context.ts';
import { AppLink } from '#ui/app-link.tsx';
import { Icon } from '#ui/icon.tsx';
import styles from '../status-card.module.css';

export function ReblogLine({ accountId }: { accountId: string | undefined }) {
  const account = useRow(useSession().tables.accounts, accountId);
  if (!account) return null;
  return (
    <div className={styles.why}>
      <Icon of={Repeat2} className={styles.repeated} />
      <Trans>
        <AppLink href={profilePath(account)}>
          <AccountName account={account} />
        </AppLink>{' '}
        <span>repeated</span>
      </Trans>
    </div>
  );
}
