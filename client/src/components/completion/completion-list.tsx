/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-to-interactive-role, jsx-a11y/click-events-have-key-events -- the focus and its keys stay in the text field, which no `<datalist>` of a `<textarea>` can do */
import { Plural } from '@lingui/react/macro';
import {
  useCallback,
  useEffect,
  useId,
  useImperativeHandle,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
} from 'react';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import styles from './completion-list.module.css';
import type { TextField } from '#session/completion/replace-text.ts';
import { completionDelayMs, type WordAtCaret } from '#session/completion/word-at-caret.ts';

export interface CompletionHandle {
  readonly isOpen: () => boolean;
  /**
   * Moves the selection or picks a suggestion; calls `preventDefault` for the keys that it uses.
   */
  readonly handleKey: (event: KeyboardEvent) => void;
}

export interface CompletionProps {
  readonly word: WordAtCaret;
  readonly field: TextField;
  readonly ref?: Ref<CompletionHandle>;
  /** Called after a suggestion has replaced the word. */
  readonly onDone: () => void;
}

/**
 * Milliseconds between the display of the list, which shows what the client has cached, and the
 * search on the server. The search starts 300 ms after the last letter was typed.
 */
export const serverSearchDelayMs = 300 - completionDelayMs;

export interface Suggestion {
  readonly key: string;
  readonly content: ReactNode;
  /**
   * Whether the suggestion equals the typed text. Enter then inserts a line break, unless the
   * viewer has selected this suggestion with the arrow keys.
   */
  readonly isTyped?: boolean;
  readonly pick: () => void;
}

/**
 * The suggestions for a word, in a list beside its text field. The focus stays in the field, which
 * refers to the selected suggestion by `aria-activedescendant`. The number of suggestions is announced.
 */
export function CompletionList({
  suggestions,
  field,
  label,
  ref,
}: {
  suggestions: readonly Suggestion[];
  field: TextField;
  label: string;
  ref: Ref<CompletionHandle> | undefined;
}) {
  const id = useId();
  const [chosen, setChosen] = useState<number>();
  const count = suggestions.length;
  const at = Math.min(chosen ?? 0, count - 1);

  /* Opened beside the field in the top layer; `showPopover` does not move the focus. */
  const show = useCallback(
    (element: HTMLElement | null) => {
      element?.showPopover({ source: field });
      return () => element?.hidePopover();
    },
    [field],
  );
  useImperativeHandle(ref, () => ({
    isOpen: () => count > 0,
    handleKey(event) {
      if (count === 0 || event.ctrlKey || event.metaKey || event.altKey) return;
      const isDone = chosen === undefined && suggestions.some(({ isTyped }) => isTyped);
      if (event.key === 'Enter' && isDone) return;
      const isBack = event.key === 'ArrowUp' || (event.key === 'Tab' && event.shiftKey);
      if (isBack) setChosen((at + count - 1) % count);
      else if (event.key === 'ArrowDown' || event.key === 'Tab') setChosen((at + 1) % count);
      else if (event.key === 'Enter') suggestions[at]?.pick();
      else return;
      event.preventDefault();
    },
  }));
  useEffect(() => {
    if (count === 0) return undefined;
    field.setAttribute('aria-controls', id);
    field.setAttribute('aria-activedescendant', `${id}-${at}`);
    return () => {
      field.removeAttribute('aria-controls');
      field.removeAttribute('aria-activedescendant');
    };
  }, [field, id, at, count]);

  return (
    <>
      {count > 0 && (
        <ul
          ref={show}
          id={id}
          role="listbox"
          aria-label={label}
          popover="manual"
          data-surface="popover"
          className={styles.list}
        >
          {suggestions.map(({ key, content, pick }, index) => (
            <li
              key={key}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === at}
              className={styles.line}
              /* Prevents a mouse press from moving the focus out of the field. */
              onMouseDown={(event) => event.preventDefault()}
              onClick={pick}
            >
              {content}
            </li>
          ))}
        </ul>
      )}
      <VisuallyHidden>
        <output>
          <Plural value={count} _0="No suggestions" one="# suggestion" other="# suggestions" />
        </output>
      </VisuallyHidden>
    </>
  );
}
