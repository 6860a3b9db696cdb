import { useLingui } from '@lingui/react/macro';
import Minus from 'lucide-react/icons/minus';
import X from 'lucide-react/icons/x';
import { useId, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { Button } from '../buttons/button.tsx';
import { classNames } from '../class-names.ts';
import { IconButton } from '../buttons/icon-button.tsx';
import styles from './minimizable-dialog.module.css';
import dialogStyles from './dialog.module.css';
import { useModalDialog } from './use-modal-dialog.ts';

/**
 * Large dialog that can be minimised. A button restores the dialog. A link clicked inside minimises
 * it, so that the page to which the link leads is visible.
 */
export function MinimizableDialog({
  isMinimized,
  title,
  before,
  beside,
  back,
  onToggle,
  onHide,
  onKeyDown,
  className,
  backClassName,
  children,
}: {
  /**
   * Whether the dialog is minimised. It then keeps its state, and the page behind it can be used.
   */
  isMinimized: boolean;
  title: ReactNode;
  /** Content before the title, such as a back button. */
  before?: ReactNode;
  /** Content between the title and the buttons. */
  beside?: ReactNode;
  /** Label of the button that restores the dialog. */
  back: ReactNode;
  onToggle: () => void;
  onHide: () => void;
  onKeyDown?: (event: KeyboardEvent) => void;
  className?: string | undefined;
  backClassName?: string | undefined;
  children: ReactNode;
}) {
  const { t } = useLingui();
  const titleId = useId();
  const dialog = useModalDialog(!isMinimized, onHide);
  /* The router calls `preventDefault` for links within the client, and only these minimise the
     dialog. */
  const handleClick = (event: MouseEvent): void => {
    const isLink = event.target instanceof Element && event.target.closest('a[href]') !== null;
    if (isLink && event.isDefaultPrevented()) onToggle();
  };
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the link inside receives the click */}
      <dialog
        ref={dialog}
        aria-labelledby={titleId}
        data-surface="popover"
        className={classNames(styles.dialog, className)}
        onKeyDown={onKeyDown}
        onClick={handleClick}
      >
        <div className={styles.head}>
          {before}
          <h2 id={titleId} className={dialogStyles.title}>
            {title}
          </h2>
          {beside}
          <IconButton
            icon={Minus}
            label={t({
              message: 'Minimise',
              comment: 'Button of a window: shrinks it to a bar; it stays open',
            })}
            onClick={onToggle}
          />
          <IconButton icon={X} label={t`Close`} onClick={onHide} />
        </div>
        {children}
      </dialog>
      {isMinimized && (
        <Button
          variant="primary"
          className={classNames(styles.back, backClassName)}
          onClick={onToggle}
        >
          {back}
        </Button>
      )}
    </>
  );
}
