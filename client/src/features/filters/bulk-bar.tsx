import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { useAttempt } from '#session/queries/use-attempt.ts';
import { CallFailure } from '#components/failure/failure-line.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { Checkbox } from '#ui/forms/checkbox.tsx';
import styles from './filters.module.css';

/**
 * Runs an action on the selected items in sequence. Successful items are deselected, failed ones
 * stay selected.
 */
export function useBulkAction(work: (id: string) => Promise<unknown>, onDone?: () => void) {
  const [chosen, choose] = useState<ReadonlySet<string>>(new Set());
  const deselect = (id: string): void =>
    choose((ids) => new Set([...ids].filter((other) => other !== id)));
  const { attempt, isPending, failure } = useAttempt(async () => {
    try {
      for (const id of chosen) {
        await work(id);
        deselect(id);
      }
    } finally {
      onDone?.();
    }
  });
  return {
    chosen,
    toggle: (id: string, isOn: boolean) => (isOn ? choose(new Set([...chosen, id])) : deselect(id)),
    choose: (ids: readonly string[]) => choose(new Set(ids)),
    run: () => void attempt(),
    isPending,
    failure,
  };
}

/** Selects all visible items and runs an action on the selection. */
export function BulkBar({
  bulk,
  shown,
  label,
}: {
  bulk: ReturnType<typeof useBulkAction>;
  shown: readonly string[];
  /** Label of the action. */
  label: string;
}) {
  const { t } = useLingui();
  const { chosen, failure } = bulk;
  return (
    <div className={styles.bulk}>
      <Checkbox
        label={t`Select all`}
        checked={shown.length > 0 && shown.every((id) => chosen.has(id))}
        disabled={shown.length === 0}
        onToggle={(isOn) => bulk.choose(isOn ? shown : [])}
      />
      <CallFailure error={failure} />
      {chosen.size > 0 && (
        <Button size="small" isBusy={bulk.isPending} onClick={bulk.run}>
          {label}
        </Button>
      )}
    </div>
  );
}
