import { Trans, useLingui } from '@lingui/react/macro';
import { accountStatusesQuery } from '#components/account/account-queries.ts';
import { CardLocationContext } from '#components/card/use-card-instance-id.ts';
import { StatusCard } from '#components/status/status-card.tsx';
import { useCall } from '#session/queries/use-call.ts';
import styles from '../profile.module.css';

/** Pinned statuses above the others. Renders nothing if there are none. */
export function PinnedStatuses({ accountId }: { accountId: string }) {
  const { t } = useLingui();
  const { value = [] } = useCall(accountStatusesQuery, {
    path: { id: accountId },
    query: { pinned: true, with_muted: true },
  });
  if (value.length === 0) return null;
  return (
    <section aria-label={t`Pinned posts`}>
      <p className={styles.pinnedTitle}>
        <Trans>Pinned</Trans>
      </p>
      <CardLocationContext value="pinned">
        {value.map((id) => (
          <StatusCard key={id} id={id} profileOf={accountId} />
        ))}
      </CardLocationContext>
    </section>
  );
}
