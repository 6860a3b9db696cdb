import { useLingui } from '@lingui/react/macro';
import X from 'lucide-react/icons/x';
import { type ReactNode, type Ref, useEffect, useId } from 'react';
import { classNames } from '#ui/class-names.ts';
import dialogStyles from '#ui/dialogs/dialog.module.css';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { useModalDialog } from '#ui/dialogs/use-modal-dialog.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import styles from './composer-dialog-frame.module.css';
import { followVisibleArea } from '#ui/dialogs/visible-area.ts';

/**
 * Dialog for a composer. On phones it fills the window above the on-screen keyboard. Its head begins
 * with the close button and ends with the submit button of the form.
 */
export function ComposerDialogFrame({
  title,
  isPhone,
  hasForm,
  beside,
  head,
  onClose,
  children,
}: {
  title: string;
  isPhone: boolean;
  /**
   * Whether the dialog shows a form, which on phones reaches the edges and has a title for screen
   * readers only.
   */
  hasForm: boolean;
  /** A button after the title. */
  beside: ReactNode;
  /**
   * On phones, receives the element at the end of the head, into which the submit button is
   * rendered.
   */
  head: Ref<HTMLElement>;
  onClose: () => void;
  children: ReactNode;
}) {
  const { t } = useLingui();
  const titleId = useId();
  const dialog = useModalDialog(true, onClose);
  useEffect(
    () => (isPhone && dialog.current ? followVisibleArea(dialog.current) : undefined),
    [isPhone, dialog],
  );
  const isSheet = isPhone && hasForm;
  const closeButton = <IconButton icon={X} label={t`Close`} onClick={onClose} />;
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      data-surface="popover"
      className={classNames(dialogStyles.dialog, dialogStyles.medium, isPhone && styles.sheet)}
    >
      <div className={dialogStyles.window}>
        <div className={classNames(dialogStyles.head, isPhone && styles.head)}>
          {isPhone && closeButton}
          <h2 id={titleId} className={dialogStyles.title}>
            {isSheet ? <VisuallyHidden>{title}</VisuallyHidden> : title}
          </h2>
          {beside}
          {isPhone ? <span ref={head} /> : closeButton}
        </div>
        <div
          className={classNames(
            dialogStyles.body,
            isSheet && classNames(dialogStyles.window, styles.form),
          )}
        >
          {children}
        </div>
      </div>
    </dialog>
  );
}
