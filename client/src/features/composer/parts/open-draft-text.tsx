import { useLayoutEffect, type ComponentProps, type RefObject } from 'react';
import type { OpenDraft } from '../open-draft.ts';
import { ComposerText } from './composer-text.tsx';

/**
 * Text area of an open draft. It is uncontrolled, so typing does not re-render it, and follows
 * changes from elsewhere. The surrounding form follows with `useThrottledDraft`.
 */
export function OpenDraftText({
  open,
  begun,
  field,
  ...rest
}: {
  open: OpenDraft;
  /** Text shown until the draft has edits. */
  begun: string;
  field: RefObject<HTMLTextAreaElement | null>;
} & Omit<ComponentProps<typeof ComposerText>, 'value' | 'defaultValue' | 'onChange' | 'ref'>) {
  useLayoutEffect(() => {
    const show = (): void => {
      const { text = begun } = open.store.getState().edits;
      if (field.current && field.current.value !== text) field.current.value = text;
    };
    show();
    return open.store.subscribe(show);
  }, [open, begun, field]);
  return (
    <ComposerText
      {...rest}
      ref={field}
      onChange={({ target }) => open.change({ text: target.value })}
    />
  );
}
