import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { formatNumber } from '#i18n/format/number.ts';
import { displayAddress } from '#lib/url/display-address.ts';
import type { ReportOrigin } from '#session/moderation/group-reports.ts';
import {
  reportStates,
  type ReportEntry,
  type ReportState,
} from '#session/moderation/report-entry.ts';
import type { PagesState } from '#session/queries/use-call-pages.ts';
import { useSession } from '#session/session-context.ts';
import { updateWindow } from '#session/windows/open-windows.ts';
import { useRow } from '#store/use-row.ts';
import { Button } from '#ui/buttons/button.tsx';
import { SegmentedControl } from '#ui/forms/segmented-control.tsx';
import textStyles from '#ui/text-styles.module.css';
import { PartialCheckbox } from './partial-checkbox.tsx';
import { reportStateLabels } from './report-state-labels.ts';

/** Which reports the queue lists: by state, by server, and about one account. */
export function ReportFilters({
  state,
  setState,
  place,
  setPlace,
  about,
}: {
  state: ReportState;
  setState: (state: ReportState) => void;
  place: ReportOrigin;
  setPlace: (place: ReportOrigin) => void;
  /** Id of the account to which the window is limited. */
  about: string | undefined;
}) {
  const { i18n, t } = useLingui();
  const session = useSession();
  const address = displayAddress(useRow(session.tables.accounts, about)?.acct ?? '');
  return (
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
}

/** The number of listed reports, with a checkbox that selects all of them (R-MOD-028). */
export function ReportTotal({
  pages: { items, hasMore, total },
  reports,
  chosen,
  onToggle,
}: {
  pages: PagesState<ReportEntry>;
  /** The listed reports. */
  reports: readonly ReportEntry[];
  /** Those of them that are selected. */
  chosen: readonly ReportEntry[];
  onToggle: () => void;
}) {
  const { i18n } = useLingui();
  const loadedCount = items?.length ?? 0;
  return (
    <>
      {reports.length > 0 && (
        <PartialCheckbox
          label={
            <Plural value={reports.length} one="Select # report" other="Select all # reports" />
          }
          selectedCount={chosen.length}
          count={reports.length}
          onToggle={onToggle}
        />
      )}
      {hasMore && total !== undefined && (
        <p className={textStyles.small}>
          <Trans comment="Numbers: how many of the reports the list has loaded so far">
            {formatNumber(loadedCount, i18n.locale)} of {formatNumber(total, i18n.locale)} reports
            loaded
          </Trans>
        </p>
      )}
    </>
  );
}
