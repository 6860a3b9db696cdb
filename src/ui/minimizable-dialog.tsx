import { useLingui } from '@lingui/react/macro';
import Minus from 'lucide-react/icons/minus';
import X from 'lucide-react/icons/x';
import { useId, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import { IconButton } from './icon-button.tsx';
import styles from './minimizable-dialog.module.css';
import { useModalDialog } from './use-modal-dialog.ts';

/** Whether such a dialog is seen; minimized, it lets the page behind be used and keeps its place. */
export type DialogState = 'hidden' | 'visible' | 'minimized';

/**
 * A large window over the page that can be put aside: a button brings it back as it was, and a link
 * that is followed inside puts it aside as well, for whoever follows one wants to see that page.
 */
export function MinimizableDialog({
  state,
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
  state: DialogState;
  title: ReactNode;
  /** Before the title, such as a way back. */
  before?: ReactNode;
  /** Between the title and the buttons. */
  beside?: ReactNode;
  /** On the button that brings it back. */
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
  const dialog = useModalDialog(state === 'visible', onHide);
  /* The router keeps the browser from following its links, which tells them from links to elsewhere. */
  const handleClick = (event: MouseEvent): void => {
    const isLink = event.target instanceof Element && event.target.closest('a[href]') !== null;
    if (isLink && event.isDefaultPrevented()) onToggle();
  };
  if (state === 'hidden') return null;
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- what is pressed is the link inside */}
      <dialog
        ref={dialog}
        aria-labelledby={titleId}
        data-surface="popover"
        className={classNames(styles.dialog, className)}
        onKeyDown={onKeyDown}
        onClick={handleClick}
      >
        <header className={styles.head}>
          {before}
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          {beside}
          <IconButton icon={Minus} label={t`Look at the page`} onClick={onToggle} />
          <IconButton icon={X} label={t`Close`} onClick={onHide} />
        </header>
        {children}
      </dialog>
      {state === 'minimized' && (
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
