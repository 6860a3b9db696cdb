import { useLingui } from '@lingui/react/macro';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { useModalDialog } from '#ui/use-modal-dialog.ts';
import styles from './side-drawer.module.css';
import { swipeThresholds } from './swipe.ts';
import { useSwipeToClose } from './use-swipe-to-close.ts';

const edges = { sideDrawer: 'start', notifications: 'end' } as const;

/**
 * Mobile drawer: the menu slides in from the start edge, the notifications from the end edge.
 * Closes on a swipe towards that edge, Escape, the backdrop or its close button; the `<dialog>`
 * restores the focus.
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
  useSwipeToClose(ref, onClose, { edge, threshold: swipeThresholds[kind] });
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
