import { useLingui } from '@lingui/react/macro';
import {
  type ComponentProps,
  type ComponentPropsWithRef,
  type RefObject,
  useLayoutEffect,
} from 'react';
import { useCompletion } from '#components/completion/use-completion.tsx';
import postText from '#ui/post-text.module.css';
import { fitTextAreaHeight, useGrowingHeight } from '#ui/forms/growing-height.ts';
import type { OpenDraft } from '#session/drafts/open-draft.ts';

/**
 * Name of the text areas of a thread, by which the menu item that adds a post finds and focuses
 * them.
 */
export const threadFieldName = 'thread';

/**
 * Name of the field for the time of a scheduled post, by which the menu item that adds the field
 * focuses it.
 */
export const scheduleFieldName = 'scheduled-at';

/** Text area of a post. It completes emoji, people, hashtags and, in MFM, functions. */
export function ComposerText({
  hasFocus,
  isMfm,
  onKeyDown,
  ref,
  ...rest
}: { hasFocus: boolean; isMfm: boolean } & Omit<ComponentPropsWithRef<'textarea'>, 'className'>) {
  const { t } = useLingui();
  const { field, list } = useCompletion(
    isMfm ? ['emoji', 'people', 'tags', 'mfm'] : ['emoji', 'people', 'tags'],
  );
  const area = useGrowingHeight(ref);
  return (
    <>
      <textarea
        ref={area}
        aria-label={t`Text`}
        className={postText.text}
        placeholder={t`What’s on your mind?`}
        dir="auto"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the form opens after a click on its button
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

/**
 * Text area of an open draft. It is uncontrolled, so that typing does not render it again. It shows
 * changes of the draft from elsewhere. The composer around it renders later, by `useDelayedDraft`.
 */
export function OpenDraftText({
  openDraft,
  initialText,
  field,
  ...rest
}: {
  openDraft: OpenDraft;
  /** Text shown until the draft has edits. */
  initialText: string;
  field: RefObject<HTMLTextAreaElement | null>;
} & Omit<ComponentProps<typeof ComposerText>, 'value' | 'defaultValue' | 'onChange' | 'ref'>) {
  useLayoutEffect(() => {
    const show = (): void => {
      const { text = initialText } = openDraft.store.getState().edits;
      if (!field.current || field.current.value === text) return;
      field.current.value = text;
      fitTextAreaHeight(field.current);
    };
    show();
    return openDraft.store.subscribe(show);
  }, [openDraft, initialText, field]);
  return (
    <ComposerText
      {...rest}
      ref={field}
      onChange={({ target }) => openDraft.change({ text: target.value })}
    />
  );
}
