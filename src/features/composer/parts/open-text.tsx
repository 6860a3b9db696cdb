import { useLayoutEffect, type ComponentProps, type RefObject } from 'react';
import type { OpenDraft } from '../open-draft.ts';
import { ComposerText } from './composer-text.tsx';

/**
 * The text of an open draft. A letter draws nothing anew: the field keeps what is typed, and takes over
 * what is written elsewhere. The form around it follows (`useAfterTyping`).
 */
export function OpenText({
  open,
  begun,
  field,
  ...rest
}: {
  open: OpenDraft;
  /** What stands there until somebody writes. */
  begun: string;
  field: RefObject<HTMLTextAreaElement | null>;
} & Omit<ComponentProps<typeof ComposerText>, 'value' | 'defaultValue' | 'onChange' | 'ref'>) {
  useLayoutEffect(() => {
    const show = (): void => {
      const { text = begun } = open.store.getState().written;
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
