import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import styles from '../moderation.module.css';
import { reportStates, type ReportEntry, type ReportState } from '../report-entry.ts';
import { reportStateLabels } from '../report-state-labels.ts';

export function SelectionBar({
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
        <Plural value={chosen.length} one="# report selected" other="# reports selected" />
      </span>
      {reportStates
        .filter((to) => chosen.some(({ state }) => state !== to))
        .map((to) => (
          <Button key={to} size="small" onClick={() => onDecide(to)}>
            {i18n._(reportStateLabels[to].decide)}
          </Button>
        ))}
      <Button variant="text" size="small" onClick={onClear}>
        <Trans>Select none</Trans>
      </Button>
    </div>
  );
}
