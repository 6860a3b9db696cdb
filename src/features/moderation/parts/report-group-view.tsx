import { Trans, useLingui } from '@lingui/react/macro';
import Shield from 'lucide-react/icons/shield';
import { useState } from 'react';
import { displayAddress } from '#lib/url/display-address.ts';
import { AccountLine } from '#components/account/account-line.tsx';
import { useOpenModeration } from '#components/moderation/open-moderation.ts';
import { useRow } from '#store/use-row.ts';
import { useSession } from '#session/session-context.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import type { ReportGroup } from '../group-reports.ts';
import styles from '../moderation.module.css';
import type { ReportEntry, ReportState } from '../report-entry.ts';
import { EarlierReports } from './earlier-reports.tsx';
import { ReportCard } from './report-card.tsx';

/** A reported account with moderation tools and its reports. */
export function ReportGroupView({
  group: { accountId, reports },
  ticked,
  onTick,
  onDecide,
}: {
  group: ReportGroup;
  ticked: ReadonlySet<string>;
  onTick: (id: string) => void;
  onDecide: (report: ReportEntry, to: ReportState) => void;
}) {
  const { t } = useLingui();
  const { tables, viewerId } = useSession();
  const address = displayAddress(useRow(tables.accounts, accountId)?.acct ?? '');
  const openModeration = useOpenModeration();
  const [showsEarlier, setShowsEarlier] = useState(false);
  return (
    <li className={styles.group}>
      <section aria-label={t`Reports about ${address}`}>
        <ul>
          <AccountLine id={accountId}>
            {/* Prevents staff from deactivating their own account or revoking their own rights. */}
            {accountId !== viewerId && (
              <IconButton
                icon={Shield}
                size="small"
                label={t`Moderate ${address}`}
                onClick={() => openModeration?.({ toolsFor: accountId })}
              />
            )}
          </AccountLine>
        </ul>
        {reports.map((report) => (
          <ReportCard
            key={report.id}
            report={report}
            isTicked={ticked.has(report.id)}
            onTick={() => onTick(report.id)}
            onDecide={(to) => onDecide(report, to)}
          />
        ))}
        <div className={styles.others}>
          <Button
            variant="text"
            size="small"
            aria-expanded={showsEarlier}
            onClick={() => setShowsEarlier(!showsEarlier)}
          >
            <Trans>Other reports about {address}</Trans>
          </Button>
          {showsEarlier && (
            <EarlierReports accountId={accountId} but={reports.map(({ id }) => id)} />
          )}
        </div>
      </section>
    </li>
  );
}
