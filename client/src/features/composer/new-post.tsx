import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Composer } from './composer.tsx';

/** Form for a new post in a dialog. */
export function NewPost({ caret, onPosted }: { caret: number | undefined; onPosted: () => void }) {
  const { t } = useLingui();
  const [start] = useState(() => {
    const { activeElement } = document;
    const isWriting = activeElement instanceof HTMLTextAreaElement;
    /* Somebody may have continued writing in the panel while the dialog was loading. */
    return caret !== undefined && isWriting ? activeElement.selectionStart : caret;
  });
  return (
    <Composer
      context={{ kind: 'new' }}
      label={t`New post`}
      submitLabel={t`Post`}
      hasFocus
      caret={start}
      onPosted={onPosted}
    />
  );
}
