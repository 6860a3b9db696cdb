import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../buttons/button.tsx';
import { Dialog } from './dialog.tsx';

/**
 * Dialog that asks for confirmation. The cancel button has the focus, so that pressing Enter alone
 * changes nothing.
 */
export function ConfirmDialog({
  isOpen,
  title,
  children,
  acceptLabel,
  cancelLabel,
  isDanger = false,
  isAcceptDisabled = false,
  onAccept,
  onCancel,
}: {
  isOpen: boolean;
  title: ReactNode;
  /** A sentence about what will happen. */
  children: ReactNode;
  acceptLabel: string;
  cancelLabel?: string;
  /** Whether the action cannot be undone. */
  isDanger?: boolean;
  /** Whether accepting is not possible yet, because something must be filled in first. */
  isAcceptDisabled?: boolean;
  onAccept: () => void;
  onCancel: () => void;
}) {
  const { t } = useLingui();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onCancel}
      title={title}
      size="small"
      footer={
        <>
          <Button data-autofocus onClick={onCancel}>
            {cancelLabel ?? t`Cancel`}
          </Button>
          <Button
            variant={isDanger ? 'danger' : 'primary'}
            disabled={isAcceptDisabled}
            onClick={onAccept}
          >
            {acceptLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
