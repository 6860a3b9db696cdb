import { useLingui } from '@lingui/react/macro';
import { Composer } from './composer.tsx';

/** The form for a new status; `?message=` gives it a first text (R-ROUTE-049). */
export function NewPost({
  initialText,
  hasFocus = false,
  onPosted,
}: {
  initialText?: string;
  hasFocus?: boolean;
  onPosted?: () => void;
}) {
  const { t } = useLingui();
  return (
    <Composer
      context={{ kind: 'new' }}
      label={t`New post`}
      submitLabel={t`Post`}
      hasFocus={hasFocus}
      {...(initialText === undefined ? {} : { start: { text: initialText } })}
      {...(onPosted === undefined ? {} : { onPosted })}
    />
  );
}
