import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useStore } from 'zustand';
import { RelativeTime } from '#components/instance/relative-time.tsx';
import { displayAddress } from '#lib/url/display-address.ts';
import { plainText } from '#store/rich-text/plain-text.ts';
import { useSession } from '#session/session-context.ts';
import { useRow } from '#store/use-row.ts';
import type { ReportGroup } from '#session/moderation/group-reports.ts';
import { reportDecisions } from '#session/moderation/report-decisions.ts';
import { reportStateLabels } from './report-state-labels.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { PaneRow } from '../two-panes.tsx';
import { PartialCheckbox } from './partial-checkbox.tsx';

/**
 * A reported person in the list, with the number of reports, and the newest comment or the decision.
 */
export function ReportRow({
  group: { accountId, reports },
  isCurrent,
  ticked,
  onChoose,
  onTick,
}: {
  group: ReportGroup;
  isCurrent: boolean;
  /** Ids of the selected reports. */
  ticked: ReadonlySet<string>;
  onChoose: () => void;
  onTick: () => void;
}) {
  const { i18n, t } = useLingui();
  const session = useSession();
  const address = displayAddress(useRow(session.tables.accounts, accountId)?.acct ?? '');
  const waiting = useStore(session.part(reportDecisions).store, (own) => own.waiting);
  const decisions = reports.map(({ id }) => waiting.find((one) => one.id === id));
  const [decision] = decisions.includes(undefined) ? [] : decisions;
  const comment = reports.map(({ content }) => plainText(content)).find((text) => text !== '');
  const newest = decision
    ? i18n._(reportStateLabels[decision.to].waiting)
    : (comment ?? <Trans>No comment</Trans>);
  const count = reports.length;
  return (
    <PaneRow
      accountId={accountId}
      isCurrent={isCurrent}
      onChoose={onChoose}
      checkbox={
        <PartialCheckbox
          label={<VisuallyHidden>{t`Select all reports about ${address}`}</VisuallyHidden>}
          selectedCount={reports.filter(({ id }) => ticked.has(id)).length}
          count={count}
          onToggle={onTick}
        />
      }
      text={
        count === 1 ? (
          newest
        ) : (
          <>
            <strong>
              <Plural value={count} one="# report" other="# reports" />
            </strong>
            {' · '}
            {newest}
          </>
        )
      }
      end={reports[0] && <RelativeTime moment={reports[0].createdAt} />}
    />
  );
}
