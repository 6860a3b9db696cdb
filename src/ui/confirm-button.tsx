import { useState, type ReactNode } from 'react';
import { Button, type ButtonProps } from './button.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';

/** A button that asks first: `title` and `question` say what will be done, `onAccept` does it. */
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
  /** What the question is answered with, where that is not the label. */
  acceptLabel?: string;
  isDanger?: boolean;
  onAccept: () => void;
}) {
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <Button {...rest} onClick={() => setAsked(true)}>
        {label}
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        title={title}
        acceptLabel={acceptLabel}
        isDanger={isDanger}
        onAccept={() => {
          setAsked(false);
          onAccept();
        }}
        onCancel={() => setAsked(false)}
      >
        {question}
      </ConfirmDialog>
    </>
  );
}
