import { useLingui } from '@lingui/react/macro';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { IconButton } from '#ui/icon-button.tsx';
import { useModalDialog } from '#ui/use-modal-dialog.ts';
import styles from './side-drawer.module.css';
import { useSwipeAway } from './use-swipe-away.ts';

/**
 * What the sidebar holds, on a phone: slides in from the start edge. Closes by a swipe towards that
 * edge (spec 1, Shell: swipe left), Escape, the backdrop, or its cross; the platform gives the focus back.
 */
export function SideDrawer({
  isOpen,
  onClose,
  label,
  children,
}: {
  isOpen: boolean;
  onClose: () => void;
  label: string;
  children: ReactNode;
}) {
  const { t } = useLingui();
  const ref = useModalDialog(isOpen, onClose);
  useSwipeAway(ref, onClose);
  return (
    <dialog ref={ref} aria-label={label} className={styles.drawer}>
      {isOpen && (
        <div className={styles.content}>
          <IconButton icon={X} label={t`Close`} onClick={onClose} className={styles.close} />
          {children}
        </div>
      )}
    </dialog>
  );
}
