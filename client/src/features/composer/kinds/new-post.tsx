import { useLingui } from '@lingui/react/macro';
import { Composer } from '../form/composer.tsx';
import { continuedCaret } from '../form/continued-caret.ts';

/** Form for a new post in a dialog. */
export function NewPost({
  caret,
  startsInThread,
  onPosted,
}: {
  caret: number | undefined;
  startsInThread: boolean;
  onPosted: () => void;
}) {
  const { t } = useLingui();
  return (
    <Composer
      context={{ kind: 'new' }}
      label={t`New post`}
      submitLabel={t`Post`}
      hasFocus
      readCaret={() => continuedCaret(caret)}
      startsInThread={startsInThread}
      onPosted={onPosted}
    />
  );
}
