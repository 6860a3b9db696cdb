import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { updateWindow, useWindow } from '#components/windows/open-windows.ts';
import { reportCheckIntervalMs, reportWatch } from './watch-reports.ts';
import { PagedList } from '#components/request/paged-list.tsx';
import { isLocalAccount } from '#store/rows/account-row.ts';
import { useRow } from '#store/use-row.ts';
import { displayAddress } from '#lib/url/display-address.ts';
import { useCallPages } from '#session/queries/use-call-pages.ts';
import { useInterval } from '#session/queries/use-interval.ts';
import { useSession } from '#session/session-context.ts';
import { Button } from '#ui/button.tsx';
import { Select } from '#ui/select.tsx';
import { classNames } from '#ui/class-names.ts';
import { CallFailure } from '#components/failure/failure-line.tsx';
import { filterGroups, groupReports, type ReportOrigin } from './group-reports.ts';
import styles from './moderation.module.css';
import { ReportGroupView } from './report-group-view.tsx';
import { type ReportEntry, reportsQuery, type ReportState, reportStates } from './report-entry.ts';
import { reportStateLabels } from './report-state-labels.ts';
import { useReportKeys } from './use-report-keys.ts';
import { reportDecisions } from './report-decisions.ts';

/** Bar with queued decisions, sending errors and decisions made first by others. */
function DecisionBar() {
  const { i18n } = useLingui();
  const session = useSession();
  const own = session.part(reportDecisions);
  const { waiting, isSending, failure, overtaken } = useStore(own.store);
  return (
    <div className={styles.foot}>
      {overtaken.length > 0 && (
        <div role="alert" className={styles.bar}>
          <ul>
            {overtaken.map(({ id, accountId, to }) => (
              <li key={id}>
                <bdi>{displayAddress(session.tables.accounts.get(accountId)?.acct ?? '')}</bdi>:{' '}
                {i18n._(reportStateLabels[to].overtaken)}
              </li>
            ))}
          </ul>
          <Button size="small" onClick={() => own.dismiss()}>
            <Trans context="message" comment="Button: closes a message on the page">
              Dismiss
            </Trans>
          </Button>
        </div>
      )}
      <output>
        {waiting.length > 0 && (
          <div className={styles.bar}>
            {failure === undefined ? (
              <span>
                <Plural
                  value={{ count: waiting.length }}
                  one="# decision will be sent in a moment"
                  other="# decisions will be sent in a moment"
                />
              </span>
            ) : (
              <CallFailure error={failure} onRetry={() => void own.send()} isRetrying={isSending} />
            )}
            <Button size="small" aria-disabled={isSending} onClick={() => own.undo()}>
              <Trans>Undo</Trans>
            </Button>
            {failure === undefined && (
              <Button size="small" isBusy={isSending} onClick={() => void own.send()}>
                <Trans>Send now</Trans>
              </Button>
            )}
          </div>
        )}
      </output>
    </div>
  );
}

function SelectionBar({
  chosen,
  onDecide,
  onClear,
}: {
  chosen: readonly ReportEntry[];
  onDecide: (to: ReportState) => void;
  onClear: () => void;
}) {
  const { i18n, t } = useLingui();
  if (chosen.length === 0) return null;
  return (
    <div
      role="toolbar"
      aria-label={t`Selected reports`}
      className={classNames(styles.bar, styles.selection)}
    >
      <span>
        <Plural
          value={{ count: chosen.length }}
          one="# report selected"
          other="# reports selected"
        />
      </span>
      {reportStates
        .filter((to) => chosen.some(({ state }) => state !== to))
        .map((to) => (
          <Button key={to} size="small" onClick={() => onDecide(to)}>
            {i18n._(reportStateLabels[to].decide)}
          </Button>
        ))}
      <Button variant="text" size="small" onClick={onClear}>
        <Trans>Clear selection</Trans>
      </Button>
    </div>
  );
}

const pageSize = 50;

/** Queue of reports, decided by click or key. */
export function ReportQueue() {
  const { i18n, t } = useLingui();
  const session = useSession();
  const { tables } = session;
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
          label={t({
            message: 'State',
            comment: 'Label of a select: open, resolved or closed reports. Not a country',
          })}
          value={state}
          onChoose={setState}
          options={reportStates.map((value) => ({
            value,
            label: i18n._(reportStateLabels[value].name),
          }))}
        />
        <Select
          label={t`Reported people`}
          value={place}
          onChoose={setPlace}
          options={[
            { value: 'all', label: t`All servers` },
            { value: 'local', label: t`This server` },
            { value: 'remote', label: t`Other servers` },
          ]}
        />
        {about !== undefined && (
          <Button onClick={() => updateWindow(session, 'moderation', {})}>
            <Trans>Show reports about everyone, not only {address}</Trans>
          </Button>
        )}
      </div>
      <p className={styles.keys}>
        <Trans comment="The letters are keys and stay as they are">
          Keys: J next, K previous, C close, R resolve, O reopen, X select, N add note, U undo
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
          empty={t`No reports`}
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
