import { useLingui } from '@lingui/react/macro';
import type { ComponentPropsWithRef } from 'react';
import { useCompletion } from '#components/completion/use-completion.tsx';
import postText from '#ui/post-text.module.css';

/** Text area of a post. Completes emoji, people, hashtags and, in MFM, functions. */
export function ComposerText({
  hasFocus,
  isMfm,
  onKeyDown,
  ...rest
}: { hasFocus: boolean; isMfm: boolean } & Omit<ComponentPropsWithRef<'textarea'>, 'className'>) {
  const { t } = useLingui();
  const { field, list } = useCompletion(
    isMfm ? ['emoji', 'people', 'tags', 'mfm'] : ['emoji', 'people', 'tags'],
  );
  return (
    <>
      <textarea
        aria-label={t`Text`}
        className={postText.text}
        placeholder={t`What is on your mind?`}
        dir="auto"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the form opens on a click
        autoFocus={hasFocus}
        data-autofocus={hasFocus ? '' : undefined}
        {...rest}
        {...field}
        onKeyDown={(event) => {
          field.onKeyDown(event);
          if (!event.defaultPrevented) onKeyDown?.(event);
        }}
      />
      {list}
    </>
  );
}
