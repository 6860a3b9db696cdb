import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { useWindow } from '#session/windows/open-windows.ts';
import { PagedList } from '#components/request/paged-list.tsx';
import { isLocalAccount } from '#store/rows/account-row.ts';
import { useRow } from '#store/use-row.ts';
import { displayAddress } from '#lib/url/display-address.ts';
import { useSession } from '#session/session-context.ts';
import { mobileQuery, useMediaQuery } from '#ui/use-media-query.ts';
import { ReportDecisionFooter } from '../report-decision-footer.tsx';
import {
  filterReportGroups,
  groupReports,
  type ReportOrigin,
} from '#session/moderation/group-reports.ts';
import styles from '../moderation.module.css';
import type { ReportState } from '#session/moderation/report-entry.ts';
import { ReportFilters, ReportTotal } from './report-filters.tsx';
import { ReportGroupView } from './report-group-view.tsx';
import { ReportRow } from './report-row.tsx';
import { TwoPanes } from '../two-panes.tsx';
import { useCurrentReport } from './use-current-report.ts';
import { useReportKeys } from './use-report-keys.ts';
import { useReportPages } from './use-report-pages.ts';
import { useReportSelection } from './use-report-selection.ts';
import { reportWatch } from '#session/moderation/report-watch.ts';

/**
 * Queue of reports: the reported people, the reports about the chosen one, and buttons to decide.
 */
export function ReportQueue() {
  const { t } = useLingui();
  const session = useSession();
  const { tables } = session;
  const isPhone = useMediaQuery(mobileQuery);
  const about = useWindow('moderation')?.args.reportsAbout;
  const [state, setState] = useState<ReportState>('open');
  const [place, setPlace] = useState<ReportOrigin>('all');
  const selection = useReportSelection();
  const { ticked } = selection;
  const pages = useReportPages(state);
  const watch = session.part(reportWatch);
  const newest = useStore(watch.store, (open) => open.newest);
  useEffect(() => {
    if (newest.length > 0) watch.markSeen();
  }, [watch, newest]);

  const isLocal = (id: string): boolean => {
    const account = tables.accounts.get(id);
    return account !== undefined && isLocalAccount(account);
  };
  const groups =
    pages.items && filterReportGroups(groupReports(pages.items), { place, about }, isLocal);
  const reports = groups?.flatMap((group) => group.reports) ?? [];
  const [current, choose] = useCurrentReport(reports, !isPhone);
  const currentGroup = groups?.find(({ accountId }) => accountId === current?.accountId);
  const person = displayAddress(useRow(tables.accounts, current?.accountId)?.acct ?? '');
  const chosen = reports.filter(({ id }) => ticked.has(id));
  const { ref, decide } = useReportKeys({
    reports,
    current,
    ofPerson: currentGroup?.reports ?? [],
    chosen,
    onChoose: choose,
    onTick: selection.toggle,
    onDecided: selection.clear,
  });
  const list = (
    <PagedList
      state={{ ...pages, items: groups }}
      label={t`Reports`}
      empty={t`No reports`}
      keyOf={({ accountId }) => accountId}
      loadsFurther
    >
      {(group) => (
        <ReportRow
          group={group}
          isCurrent={group === currentGroup}
          ticked={ticked}
          onChoose={() => choose(group.reports[0]?.id)}
          onTick={() => selection.toggle(group.reports)}
        />
      )}
    </PagedList>
  );
  return (
    <div ref={ref} className={styles.queue}>
      <TwoPanes
        filters={
          <>
            <ReportFilters {...{ state, setState, place, setPlace, about }} />
            <ReportTotal
              pages={pages}
              reports={reports}
              chosen={chosen}
              onToggle={() => selection.toggle(reports)}
            />
          </>
        }
        list={list}
        foot={
          <ReportDecisionFooter
            current={current}
            isSeveral={(currentGroup?.reports.length ?? 0) > 1}
            chosen={chosen}
            onDecide={decide}
            onClear={selection.clear}
          />
        }
        chosenId={currentGroup?.accountId}
        title={t`Reports about ${{ address: person }}`}
        onBack={() => choose(undefined)}
      >
        {currentGroup && (
          <ReportGroupView
            key={currentGroup.accountId}
            group={currentGroup}
            currentId={current?.id}
            ticked={ticked}
            onChoose={choose}
            onTick={(report) => selection.toggle([report])}
            onDecide={(to) => decide(currentGroup.reports, to)}
          />
        )}
      </TwoPanes>
    </div>
  );
}
