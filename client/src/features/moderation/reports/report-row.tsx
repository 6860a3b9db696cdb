import { Trans, useLingui } from '@lingui/react/macro';
import { useStore } from 'zustand';
import { RelativeTime } from '#components/instance/relative-time.tsx';
import { plainText } from '#store/rich-text/plain-text.ts';
import { useSession } from '#session/session-context.ts';
import type { ReportGroup } from '#session/moderation/group-reports.ts';
import { reportDecisions } from '#session/moderation/report-decisions.ts';
import { reportStateLabels } from './report-state-labels.ts';
import { PaneRow } from '../two-panes.tsx';

/** A reported person in the list, with the newest comment or the decision. */
export function ReportRow({
  group: { accountId, reports },
  isCurrent,
  onChoose,
}: {
  group: ReportGroup;
  isCurrent: boolean;
  onChoose: () => void;
}) {
  const { i18n } = useLingui();
  const waiting = useStore(useSession().part(reportDecisions).store, (own) => own.waiting);
  const decisions = reports.map(({ id }) => waiting.find((one) => one.id === id));
  const [decision] = decisions.includes(undefined) ? [] : decisions;
  const comment = reports.map(({ content }) => plainText(content)).find((text) => text !== '');
  return (
    <PaneRow
      accountId={accountId}
      isCurrent={isCurrent}
      onChoose={onChoose}
      text={
        decision
          ? i18n._(reportStateLabels[decision.to].waiting)
          : (comment ?? <Trans>No comment</Trans>)
      }
      end={reports[0] && <RelativeTime moment={reports[0].createdAt} />}
    />
  );
}
