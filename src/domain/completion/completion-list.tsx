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
import type { TextField } from './replace-text.ts';
import { seekDelay, type WordAtCaret } from './word-at-caret.ts';

export interface CompletionHandle {
  readonly isOpen: () => boolean;
  /** Moves and picks; prevents the default of the keys that it takes. */
  readonly handleKey: (event: KeyboardEvent) => void;
}

export interface CompletionProps {
  readonly word: WordAtCaret;
  readonly field: TextField;
  readonly ref?: Ref<CompletionHandle>;
  /** Told when a suggestion has taken the place of the word. */
  readonly onDone: () => void;
}

/** So long after that the server is asked, in milliseconds: 300 after the letter. */
export const askDelay = 300 - seekDelay;

export interface Suggestion {
  readonly key: string;
  readonly face: ReactNode;
  /** It is what stands in the field already: Enter breaks the line then, unless a line was chosen. */
  readonly isTyped?: boolean;
  readonly pick: () => void;
}

/**
 * What a word may become, beside the field that it is typed in. The focus stays in the field; it is told
 * there which line is chosen (`aria-activedescendant`), and how many there are.
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

  /* Beside the field, above everything, without taking the focus. */
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
          {suggestions.map(({ key, face, pick }, index) => (
            <li
              key={key}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === at}
              className={styles.line}
              /* The focus stays in the field. */
              onMouseDown={(event) => event.preventDefault()}
              onClick={pick}
            >
              {face}
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
