import type { ComponentProps } from 'react';
import { useStore } from 'zustand';
import type { OpenDraft } from '../open-draft.ts';
import { ComposerText } from './composer-text.tsx';

/** The text of an open draft. A letter draws this alone; the form around it follows (`useAfterTyping`). */
export function OpenText({
  open,
  begun,
  ...rest
}: {
  open: OpenDraft;
  /** What stands there until somebody writes. */
  begun: string;
} & Omit<ComponentProps<typeof ComposerText>, 'value' | 'onChange'>) {
  const text = useStore(open.store, ({ written }) => written.text);
  return (
    <ComposerText
      {...rest}
      value={text ?? begun}
      onChange={({ target }) => open.change({ text: target.value })}
    />
  );
}
