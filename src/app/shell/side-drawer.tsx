import { useLingui } from '@lingui/react/macro';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { useModalDialog } from '#ui/use-modal-dialog.ts';
import styles from './side-drawer.module.css';
import { swipeThresholds } from './swipe.ts';
import { useSwipeAway } from './use-swipe-away.ts';

const edges = { sideDrawer: 'start', notifications: 'end' } as const;

/**
 * What the columns beside hold, on a phone: slides in from an edge, the menu from the start and the
 * notifications from the end. Closes by a swipe towards that edge, Escape, the backdrop,
 * or its cross; the platform gives the focus back.
 */
export function SideDrawer({
  kind = 'sideDrawer',
  isOpen,
  onClose,
  label,
  children,
}: {
  kind?: keyof typeof edges;
  isOpen: boolean;
  onClose: () => void;
  label: string;
  children: ReactNode;
}) {
  const { t } = useLingui();
  const ref = useModalDialog(isOpen, onClose);
  const edge = edges[kind];
  useSwipeAway(ref, onClose, { edge, threshold: swipeThresholds[kind] });
  return (
    <dialog
      ref={ref}
      aria-label={label}
      className={classNames(styles.drawer, edge === 'end' && styles.atEnd)}
    >
      {isOpen && (
        <div className={styles.content}>
          <IconButton icon={X} label={t`Close`} onClick={onClose} className={styles.close} />
          {children}
        </div>
      )}
    </dialog>
  );
}
