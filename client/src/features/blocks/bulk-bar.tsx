import { useLingui } from '@lingui/react/macro';
import { CallFailure } from '#components/failure/failure-line.tsx';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import type { BulkAction } from './use-bulk-action.ts';
import styles from './blocks.module.css';

/** Selects all visible items and runs an action on the selection. */
export function BulkBar({
  bulk,
  shown,
  label,
}: {
  bulk: BulkAction;
  shown: readonly string[];
  /** Label of the action. */
  label: string;
}) {
  const { t } = useLingui();
  const { chosen, failure } = bulk;
  return (
    <div className={styles.bulk}>
      <Checkbox
        label={t`Choose all that are shown`}
        checked={shown.length > 0 && shown.every((id) => chosen.has(id))}
        disabled={shown.length === 0}
        onToggle={(isOn) => bulk.choose(isOn ? shown : [])}
      />
      <CallFailure error={failure} />
      {chosen.size > 0 && (
        <Button size="small" isBusy={bulk.isUnderWay} onClick={bulk.run}>
          {label}
        </Button>
      )}
    </div>
  );
}
