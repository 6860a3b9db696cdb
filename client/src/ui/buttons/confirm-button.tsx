import { useState, type ReactNode } from 'react';
import { Button, type ButtonProps } from './button.tsx';
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx';

/** Button that asks for confirmation with `title` and `question` before it calls `onAccept`. */
export function ConfirmButton({
  label,
  title,
  question,
  acceptLabel = label,
  isDanger = false,
  onAccept,
  ...rest
}: Omit<ButtonProps, 'children' | 'title' | 'onClick'> & {
  label: string;
  title: string;
  question: ReactNode;
  /** Label of the button that confirms; `label` by default. */
  acceptLabel?: string;
  isDanger?: boolean;
  onAccept: () => void;
}) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button {...rest} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        title={title}
        acceptLabel={acceptLabel}
        isDanger={isDanger}
        onAccept={() => {
          setOpen(false);
          onAccept();
        }}
        onCancel={() => setOpen(false)}
      >
        {question}
      </ConfirmDialog>
    </>
  );
}
