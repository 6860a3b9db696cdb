import {
  startTransition,
  useEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import { flushSync } from 'react-dom';
import { LazyBoundary } from '#domain/chunk/lazy-boundary.tsx';
import { isInputMethodKey } from '#lib/key-events.ts';
import type { CompletionHandle } from './completion-list.tsx';
import type { TextField } from './replace-text.ts';
import { seekDelay, wordAtCaret, type CompletionKind, type WordAtCaret } from './word-at-caret.ts';
import { lazyPart } from '#domain/chunk/lazy-part.tsx';

const CompletionPart = lazyPart('CompletionPart', () => import('./completion-part.tsx'));

/** What a text field is given so that its words are completed; its own key handler comes behind. */
export interface CompletedField {
  readonly 'aria-autocomplete': 'list';
  readonly autoComplete: 'off';
  readonly onSelect: (event: SyntheticEvent<TextField>) => void;
  readonly onInput: (event: SyntheticEvent<TextField>) => void;
  readonly onBlur: () => void;
  /** Prevents the default of the keys that it takes. */
  readonly onKeyDown: (event: KeyboardEvent<TextField>) => void;
}

interface OpenWord extends WordAtCaret {
  readonly field: TextField;
}

/* Those that choose and pick in the list (`CompletionList`). */
const listKeys: ReadonlySet<string> = new Set(['ArrowUp', 'ArrowDown', 'Tab', 'Enter']);

function isSame(one: WordAtCaret | undefined, other: WordAtCaret | undefined): boolean {
  return one?.start === other?.start && one?.end === other?.end && one?.words === other?.words;
}

/**
 * Completes emoji, people, hashtags and functions of MFM while somebody types. Gives what the field is
 * drawn with, and the list, which is drawn beside it. Nothing is drawn anew until such a word is begun.
 */
export function useCompletion(kinds: readonly CompletionKind[]): {
  readonly field: CompletedField;
  readonly list: ReactNode;
} {
  const [word, setWord] = useState<OpenWord>();
  const [sought, setSought] = useState<OpenWord>();
  useEffect(() => {
    if (sought === word) return undefined;
    const timer = setTimeout(() => startTransition(() => setSought(word)), seekDelay);
    return () => clearTimeout(timer);
  }, [sought, word]);
  const isListed = word !== undefined && sought?.start === word.start && sought.kind === word.kind;
  /* Put away by Escape, until something else is typed. */
  const dismissed = useRef<WordAtCaret>(undefined);
  const list = useRef<CompletionHandle>(null);

  const look = (field: TextField, isTyped: boolean): void => {
    const { selectionStart, selectionEnd } = field;
    const isCaret = selectionStart !== null && selectionStart === selectionEnd;
    const found = isCaret ? wordAtCaret(field.value, selectionStart) : undefined;
    if (isTyped) dismissed.current = undefined;
    const isWanted = found && kinds.includes(found.kind) && !isSame(found, dismissed.current);
    /* A word that is there already is completed once somebody types in it. */
    const next = isWanted && (isTyped || word) ? { ...found, field } : undefined;
    if (!isSame(next, word)) setWord(next);
  };
  /* Not drawn anew for each letter, only for what was looked for. */
  const shown = useMemo(
    () =>
      isListed && (
        <LazyBoundary>
          <CompletionPart
            ref={list}
            word={sought}
            field={sought.field}
            onDone={() => setWord(undefined)}
          />
        </LazyBoundary>
      ),
    [isListed, sought],
  );
  return {
    field: {
      'aria-autocomplete': 'list',
      autoComplete: 'off',
      onSelect: ({ currentTarget }) => look(currentTarget, false),
      onInput({ currentTarget, nativeEvent }) {
        const isComposing = nativeEvent instanceof InputEvent && nativeEvent.isComposing;
        if (!isComposing) look(currentTarget, true);
      },
      onBlur: () => setWord(undefined),
      onKeyDown(event) {
        if (!isListed || isInputMethodKey(event.nativeEvent)) return;
        if (event.key === 'Escape' && list.current?.isOpen() === true) {
          event.preventDefault();
          event.stopPropagation();
          dismissed.current = word;
          setWord(undefined);
        } else if (listKeys.has(event.key)) {
          /* What is picked fits what stands there now. */
          if (sought !== word) flushSync(() => setSought(word));
          list.current?.handleKey(event);
        }
      },
    },
    list: shown,
  };
}
