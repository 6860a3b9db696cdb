import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { updateWindow, useWindow } from '#session/windows/open-windows.ts';
import { PagedList } from '#components/request/paged-list.tsx';
import { isLocalAccount } from '#store/rows/account-row.ts';
import { useRow } from '#store/use-row.ts';
import { displayAddress } from '#lib/url/display-address.ts';
import { useCallPages } from '#session/queries/use-call-pages.ts';
import { useInterval } from '#session/queries/use-interval.ts';
import { useSession } from '#session/session-context.ts';
import { Button } from '#ui/buttons/button.tsx';
import { SegmentedControl } from '#ui/forms/segmented-control.tsx';
import { mobileQuery, useMediaQuery } from '#ui/use-media-query.ts';
import { ReportDecisionFooter } from '../report-decision-footer.tsx';
import {
  filterReportGroups,
  groupReports,
  type ReportOrigin,
} from '#session/moderation/group-reports.ts';
import styles from '../moderation.module.css';
import { reportsQuery, type ReportState, reportStates } from '#session/moderation/report-entry.ts';
import { ReportGroupView } from './report-group-view.tsx';
import { ReportRow } from './report-row.tsx';
import { reportStateLabels } from './report-state-labels.ts';
import { TwoPanes } from '../two-panes.tsx';
import { useCurrentReport } from './use-current-report.ts';
import { useReportKeys } from './use-report-keys.ts';
import { reportCheckIntervalMs, reportWatch } from '#session/moderation/report-watch.ts';

const pageSize = 50;

/**
 * Queue of reports: the reported people, the reports about the chosen one, and buttons to decide.
 */
export function ReportQueue() {
  const { i18n, t } = useLingui();
  const session = useSession();
  const { tables } = session;
  const isPhone = useMediaQuery(mobileQuery);
  const about = useWindow('moderation')?.args.reportsAbout;
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
  const groups =
    pages.items && filterReportGroups(groupReports(pages.items), { place, about }, isLocal);
  const reports = groups?.flatMap((group) => group.reports) ?? [];
  const [current, choose] = useCurrentReport(reports, !isPhone);
  const currentGroup = groups?.find(({ accountId }) => accountId === current?.accountId);
  const person = displayAddress(useRow(tables.accounts, current?.accountId)?.acct ?? '');
  const chosen = reports.filter(({ id }) => ticked.has(id));
  const tick = (id: string): void =>
    setTicked((known) =>
      known.has(id) ? new Set([...known].filter((one) => one !== id)) : new Set([...known, id]),
    );
  const { ref, decide } = useReportKeys({
    reports,
    current,
    chosen,
    onChoose: choose,
    onTick: tick,
    onDecided: () => setTicked(new Set()),
  });
  const filters = (
    <>
      <SegmentedControl
        label={t({
          message: 'State',
          comment: 'Label of a select: open, resolved or closed reports. Not a country',
        })}
        value={state}
        onChoose={setState}
        options={reportStates.map((value) => [value, i18n._(reportStateLabels[value].name)])}
      />
      <SegmentedControl
        label={t`Reported people`}
        value={place}
        onChoose={setPlace}
        options={[
          ['all', t`All servers`],
          ['local', t`This server`],
          ['remote', t`Other servers`],
        ]}
      />
      {about !== undefined && (
        <Button size="small" onClick={() => updateWindow(session, 'moderation', {})}>
          <Trans>Show reports about everyone, not only {address}</Trans>
        </Button>
      )}
    </>
  );
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
          onChoose={() => choose(group.reports[0]?.id)}
        />
      )}
    </PagedList>
  );
  return (
    <div ref={ref} className={styles.queue}>
      <TwoPanes
        filters={filters}
        list={list}
        foot={
          <ReportDecisionFooter
            current={current}
            chosen={chosen}
            onDecide={decide}
            onClear={() => setTicked(new Set())}
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
            onTick={tick}
          />
        )}
      </TwoPanes>
    </div>
  );
}
