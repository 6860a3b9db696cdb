import { useLingui } from '@lingui/react/macro';
import X from 'lucide-react/icons/x';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './dialog.module.css';
import { IconButton } from '../buttons/icon-button.tsx';
import { useModalDialog } from './use-modal-dialog.ts';

/**
 * Modal dialog with a `<dialog>` element. Its content is rendered only while the dialog is open. On
 * phones it slides up from the bottom edge.
 */
export function Dialog({
  isOpen,
  onClose,
  title,
  size = 'medium',
  footer,
  children,
}: {
  isOpen: boolean;
  /** Called on Escape, a click on the backdrop or the close button. Must set `isOpen` to false. */
  onClose: () => void;
  title: ReactNode;
  size?: 'small' | 'medium' | 'large';
  /** Buttons at the end of the dialog, in reading order. */
  footer?: ReactNode;
  children: ReactNode;
}) {
  const { t } = useLingui();
  const titleId = useId();
  const ref = useModalDialog(isOpen, onClose);
  return (
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      data-surface="popover"
      className={classNames(styles.dialog, styles[size])}
    >
      {isOpen && (
        <div className={styles.window}>
          <div className={styles.head}>
            <h2 id={titleId} className={styles.title}>
              {title}
            </h2>
            <IconButton icon={X} label={t`Close`} onClick={onClose} />
          </div>
          <div className={styles.body}>{children}</div>
          {footer !== undefined && <div className={styles.footer}>{footer}</div>}
        </div>
      )}
    </dialog>
  );
}
