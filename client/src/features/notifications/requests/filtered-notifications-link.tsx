import { Trans, useLingui } from '@lingui/react/macro';
import { plural } from '@lingui/core/macro';
import ChevronRight from 'lucide-react/icons/chevron-right';
import ListFilter from 'lucide-react/icons/list-filter';
import { pathTo } from '#lib/url/paths.ts';
import { notificationPolicyQuery } from '#session/notifications/notification-requests.ts';
import { useCall } from '#session/queries/use-call.ts';
import { useSession } from '#session/session-context.ts';
import { useRow } from '#store/use-row.ts';
import { AppLink } from '#ui/app-link.tsx';
import { Icon } from '#ui/pictures/icon.tsx';
import styles from './requests.module.css';

/** Milliseconds between two requests of the counts. */
const refreshInterval = 120_000;

/**
 * A list item that links to the filtered notifications: those that the server holds back because of
 * the member's notification policy. Renders nothing if there are none or while their number is
 * unknown, so that the notifications below are not delayed.
 */
export function FilteredNotificationsLink() {
  const { t } = useLingui();
  const { tables, viewerId } = useSession();
  const username = useRow(tables.accounts, viewerId)?.username ?? '';
  const { value } = useCall(notificationPolicyQuery, {}, { refetchInterval: refreshInterval });
  const people = value?.summary?.pending_requests_count ?? 0;
  const total = value?.summary?.pending_notifications_count ?? 0;
  if (people === 0) return null;
  const count = t`${plural(total, { one: '# notification', other: '# notifications' })}`;
  const from = t`${plural(people, { one: '# account', other: '# accounts' })}`;
  return (
    <AppLink href={pathTo('notification-requests', { username })} className={styles.summary}>
      <Icon of={ListFilter} />
      <span className={styles.summaryText}>
        <span>
          <Trans>Filtered notifications</Trans>
        </span>
        <span className={styles.dim}>
          <Trans comment="{count} is “3 notifications”, {from} is “2 accounts”">
            {count} from {from}
          </Trans>
        </span>
      </span>
      <Icon of={ChevronRight} />
    </AppLink>
  );
}
