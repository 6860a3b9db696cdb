import {
  startTransition,
  useEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type SyntheticEvent,
} from 'react';
import { flushSync } from 'react-dom';
import { LazyBoundary } from '#components/chunk/lazy-boundary.tsx';
import { isInputMethodKey } from '#lib/keys/key-events.ts';
import type { CompletionHandle } from './completion-list.tsx';
import type { TextField } from '#session/completion/replace-text.ts';
import {
  completionDelayMs,
  wordAtCaret,
  type CompletionKind,
  type WordAtCaret,
} from '#session/completion/word-at-caret.ts';
import { lazyPart } from '#components/chunk/lazy-part.tsx';

const WordCompletion = lazyPart('WordCompletion', () => import('./word-completion.tsx'));

interface OpenWord extends WordAtCaret {
  readonly field: TextField;
}

/* The keys that select and pick in the list (`CompletionList`). */
const listKeys: ReadonlySet<string> = new Set(['ArrowUp', 'ArrowDown', 'Tab', 'Enter']);

function isSame(one: WordAtCaret | undefined, other: WordAtCaret | undefined): boolean {
  return one?.start === other?.start && one?.end === other?.end && one?.words === other?.words;
}

/**
 * Completes emoji, accounts, hashtags and MFM functions while typing. Returns the props of the
 * field and the list to render beside it. The field's own key handler must run after `onKeyDown`. The
 * list is empty until the caret is in a word that can be completed.
 */
export function useCompletion(kinds: readonly CompletionKind[]) {
  const [word, setWord] = useState<OpenWord>();
  const [sought, setSought] = useState<OpenWord>();
  useEffect(() => {
    if (sought === word) return undefined;
    const timer = setTimeout(() => startTransition(() => setSought(word)), completionDelayMs);
    return () => clearTimeout(timer);
  }, [sought, word]);
  const isListed = word !== undefined && sought?.start === word.start && sought.kind === word.kind;
  /* The word whose list was closed by Escape; the list stays closed until something is typed. */
  const dismissed = useRef<WordAtCaret>(undefined);
  const list = useRef<CompletionHandle>(null);

  const updateWord = (field: TextField, isTyped: boolean): void => {
    const { selectionStart, selectionEnd } = field;
    const isCaret = selectionStart !== null && selectionStart === selectionEnd;
    const found = isCaret ? wordAtCaret(field.value, selectionStart) : undefined;
    if (isTyped) dismissed.current = undefined;
    const isWanted = found && kinds.includes(found.kind) && !isSame(found, dismissed.current);
    /* Moving the caret into an existing word opens no list; typing in it does. */
    const next = isWanted && (isTyped || word) ? { ...found, field } : undefined;
    if (!isSame(next, word)) setWord(next);
  };
  /* Cached, so that the list renders only when the searched word changes and not for each
     letter. */
  const shown = useMemo(
    () =>
      isListed && (
        <LazyBoundary>
          <WordCompletion
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
      'aria-autocomplete': 'list' as const,
      autoComplete: 'off' as const,
      onSelect: ({ currentTarget }: SyntheticEvent<TextField>) => updateWord(currentTarget, false),
      onInput: ({ currentTarget, nativeEvent }: SyntheticEvent<TextField>): void => {
        const isComposing = nativeEvent instanceof InputEvent && nativeEvent.isComposing;
        if (!isComposing) updateWord(currentTarget, true);
      },
      onBlur: () => setWord(undefined),
      /** Calls `preventDefault` for handled keys. */
      onKeyDown: (event: KeyboardEvent<TextField>): void => {
        if (!isListed || isInputMethodKey(event.nativeEvent)) return;
        if (event.key === 'Escape' && list.current?.isOpen() === true) {
          event.preventDefault();
          event.stopPropagation();
          dismissed.current = word;
          setWord(undefined);
        } else if (listKeys.has(event.key)) {
          /* Renders the list for the current word first, so that the key does not pick for an
             earlier one. */
          if (sought !== word) flushSync(() => setSought(word));
          list.current?.handleKey(event);
        }
      },
    },
    list: shown,
  };
}
