import { useLingui } from '@lingui/react/macro';
import type { ComponentPropsWithRef } from 'react';
import postText from '#ui/post-text.module.css';

/** The text of a post. */
export function ComposerText({
  hasFocus,
  ...rest
}: { hasFocus: boolean } & Omit<ComponentPropsWithRef<'textarea'>, 'className'>) {
  const { t } = useLingui();
  return (
    <textarea
      aria-label={t`Text`}
      className={postText.text}
      placeholder={t`What is on your mind?`}
      dir="auto"
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the form opens because its button was pressed
      autoFocus={hasFocus}
      data-autofocus={hasFocus ? '' : undefined}
      {...rest}
    />
  );
}
