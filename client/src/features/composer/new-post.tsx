import { useLingui } from '@lingui/react/macro';
import { Composer } from './composer.tsx';

/** Form for a new post in a dialog. */
export function NewPost({ caret, onPosted }: { caret: number | undefined; onPosted: () => void }) {
  const { t } = useLingui();
  /* Read when the dialog is shown, because a person may go on writing in the panel until then. */
  const readCaret = (): number | undefined => {
    const { activeElement } = document;
    const isWriting = activeElement instanceof HTMLTextAreaElement;
    return caret !== undefined && isWriting ? activeElement.selectionStart : caret;
  };
  return (
    <Composer
      context={{ kind: 'new' }}
      label={t`New post`}
      submitLabel={t`Post`}
      hasFocus
      readCaret={readCaret}
      onPosted={onPosted}
    />
  );
}
