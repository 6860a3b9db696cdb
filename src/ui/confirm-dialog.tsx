import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

/** Asks before something is done; the focus is on declining, so that Enter alone does no harm. */
export function ConfirmDialog({
  isOpen,
  title,
  children,
  acceptLabel,
  cancelLabel,
  isDanger = false,
  onAccept,
  onCancel,
}: {
  isOpen: boolean;
  title: ReactNode;
  /** What will happen, in a sentence. */
  children: ReactNode;
  acceptLabel: string;
  cancelLabel?: string;
  /** What is done cannot be taken back. */
  isDanger?: boolean;
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
          <Button variant={isDanger ? 'danger' : 'primary'} onClick={onAccept}>
            {acceptLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
