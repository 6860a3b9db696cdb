import { Trans } from '@lingui/react/macro';
import CloudOff from 'lucide-react/icons/cloud-off';
import { isUnreachable } from '#api/api-error.ts';
import { notificationsFeedId } from '#session/notifications/notifications.ts';
import { useSession } from '#session/session-context.ts';
import { useRow } from '#store/use-row.ts';
import { Icon } from '#ui/pictures/icon.tsx';
import { useIsOnline } from '#ui/use-is-online.ts';
import styles from './connection-strip.module.css';

/**
 * Line below the top bar that says why the page is not up to date, for as long as this is so: the
 * browser is offline, or the server cannot be reached (R-ERR-010). The latter is known from the
 * requests for notifications, which every page of a member repeats while there is no stream.
 */
export function ConnectionStrip() {
  const isOnline = useIsOnline();
  const progress = useRow(useSession().feeds.progress, notificationsFeedId);
  const isDown = isUnreachable(progress?.newerError);
  /* Always mounted, since screen readers announce only changes of existing live regions. */
  return (
    <output className={styles.strip}>
      {(!isOnline || isDown) && (
        <>
          <Icon of={CloudOff} />
          <span>
            {isOnline ? (
              <Trans>Can’t reach the server. Trying again…</Trans>
            ) : (
              <Trans>Offline. You see saved posts.</Trans>
            )}
          </span>
        </>
      )}
    </output>
  );
}
