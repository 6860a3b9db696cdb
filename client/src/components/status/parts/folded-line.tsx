import { useLingui } from '@lingui/react/macro';
import Eye from 'lucide-react/icons/eye';
import type { MuteReason } from '#session/filters/mute-reasons.ts';
import { AccountName } from '#components/account/account-name.tsx';
import type { AccountRow } from '#store/rows/account-row.ts';
import { LazyBoundary } from '#components/chunk/lazy-boundary.tsx';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { restoreFocusNearby } from '#ui/focus/return-focus.ts';
import styles from '../status-card.module.css';
import { FoldedReason } from './lazy-status-parts.ts';

/**
 * Placeholder of a folded status: author, reason, and a button that shows the status until the next
 * visit.
 */
export function FoldedLine({
  author,
  nameId,
  reason,
  onReveal,
}: {
  author: AccountRow | undefined;
  nameId: string;
  reason: MuteReason;
  onReveal: () => void;
}) {
  const { t } = useLingui();
  return (
    <div className={styles.folded}>
      <span id={nameId} className={styles.foldedName}>
        <AccountName account={author} />
      </span>
      <span id={`${nameId}-reason`} className={styles.foldedReason}>
        <LazyBoundary>
          <FoldedReason reason={reason} />
        </LazyBoundary>
      </span>
      <IconButton
        icon={Eye}
        size="small"
        label={t`Show post`}
        onClick={({ currentTarget }) => {
          restoreFocusNearby(currentTarget);
          onReveal();
        }}
      />
    </div>
  );
}
