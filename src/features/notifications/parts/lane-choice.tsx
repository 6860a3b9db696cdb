import { useLingui } from '@lingui/react/macro';
import type { LaneName } from '../use-lane.ts';
import styles from '../interactions.module.css';

/** What part of the notifications to look at: all, people one follows, mentions. */
export function LaneChoice({
  lane,
  onChoose,
}: {
  lane: LaneName;
  onChoose: (lane: LaneName) => void;
}) {
  const { t } = useLingui();
  const lanes = [
    { id: 'all', label: t`All` },
    { id: 'followed', label: t`People you follow` },
    { id: 'mentions', label: t`Mentions` },
  ] as const;
  return (
    <nav aria-label={t`Which notifications`} className={styles.tabs}>
      {lanes.map(({ id, label }) => (
        <button
          key={id}
          type="button"
          aria-pressed={id === lane}
          className={styles.tab}
          onClick={() => onChoose(id)}
        >
          {label}
        </button>
      ))}
    </nav>
  );
}
