import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { ModerationStore } from '#components/moderation/open-moderation.ts';
import { reportCheckIntervalMs, reportWatch } from '#components/moderation/watch-reports.ts';
import { PagedList } from '#components/request/paged-list.tsx';
import { isLocalAccount } from '#store/rows/account-traits.ts';
import { useRow } from '#store/use-row.ts';
import { displayAddress } from '#lib/url/display-address.ts';
import { useCallPages } from '#session/queries/use-call-pages.ts';
import { useInterval } from '#session/queries/use-interval.ts';
import { useSession } from '#session/session-context.ts';
import { Button } from '#ui/button.tsx';
import { Select } from '#ui/select.tsx';
import { filterGroups, groupReports, type ReportOrigin } from './group-reports.ts';
import styles from './moderation.module.css';
import { DecisionBar } from './parts/decision-bar.tsx';
import { ReportGroupView } from './parts/report-group-view.tsx';
import { SelectionBar } from './parts/selection-bar.tsx';
import { reportsQuery, reportStates, type ReportState } from './report-entry.ts';
import { reportStateLabels } from './report-state-labels.ts';
import { useReportKeys } from './use-report-keys.ts';

const pageSize = 50;

/** Queue of reports, decided by click or key. */
export function ReportQueue({ store }: { store: ModerationStore }) {
  const { i18n, t } = useLingui();
  const session = useSession();
  const { tables } = session;
  const about = useStore(store, (window) => window.about);
  const address = displayAddress(useRow(tables.accounts, about)?.acct ?? '');
  const [state, setState] = useState<ReportState>('open');
  const [place, setPlace] = useState<ReportOrigin>('all');
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const pages = useCallPages(reportsQuery, { query: { state, page_size: pageSize } });
  useInterval(reportCheckIntervalMs, pages.retry);

  const watch = session.part(reportWatch);
  const open = useStore(watch.store, (known) => known.open);
  useEffect(() => {
    if (open.length > 0) watch.markSeen();
  }, [watch, open]);

  const isLocal = (id: string): boolean => {
    const account = tables.accounts.get(id);
    return account !== undefined && isLocalAccount(account);
  };
  const groups = pages.items && filterGroups(groupReports(pages.items), { place, about }, isLocal);
  const reports = groups?.flatMap((group) => group.reports) ?? [];
  const chosen = reports.filter(({ id }) => ticked.has(id));
  const tick = (id: string): void =>
    setTicked((known) =>
      known.has(id) ? new Set([...known].filter((one) => one !== id)) : new Set([...known, id]),
    );
  const { ref, decide } = useReportKeys({
    reports,
    chosen,
    onTick: tick,
    onDecided: () => setTicked(new Set()),
  });
  return (
    <>
      <div className={styles.filters}>
        <Select
          label={t`State`}
          value={state}
          onChoose={setState}
          options={reportStates.map((value) => ({
            value,
            label: i18n._(reportStateLabels[value].name),
          }))}
        />
        <Select
          label={t`About people`}
          value={place}
          onChoose={setPlace}
          options={[
            { value: 'all', label: t`Everywhere` },
            { value: 'local', label: t`Of this instance` },
            { value: 'remote', label: t`Of other instances` },
          ]}
        />
        {about !== undefined && (
          <Button onClick={() => store.setState({ about: undefined })}>
            <Trans>Only about {address}: show all</Trans>
          </Button>
        )}
      </div>
      <p className={styles.keys}>
        <Trans>
          Keys: J and K go on and back, C closes, R resolves, O reopens, X selects, N writes a note,
          U undoes.
        </Trans>
      </p>
      <SelectionBar
        chosen={chosen}
        onDecide={(to) => decide(chosen, to)}
        onClear={() => setTicked(new Set())}
      />
      <div ref={ref}>
        <PagedList
          state={{ ...pages, items: groups }}
          label={t`Reports`}
          empty={t`There is no such report.`}
          keyOf={({ accountId }) => accountId}
          looksFurther
        >
          {(group) => (
            <ReportGroupView
              group={group}
              ticked={ticked}
              onTick={tick}
              onDecide={(report, to) => decide([report], to)}
            />
          )}
        </PagedList>
      </div>
      <DecisionBar />
    </>
  );
}
