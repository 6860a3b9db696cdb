import { useLingui } from '@lingui/react/macro';
import Search from 'lucide-react/icons/search';
import { type ReactNode, useRef, useState } from 'react';
import { isInputMethodKey } from '#lib/keys/key-events.ts';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { TextInput } from '#ui/forms/text-input.tsx';
import styles from './conversation-row.module.css';

export interface ConversationSearch {
  /** The typed text; empty while the field is closed. */
  readonly words: string;
  readonly button: ReactNode;
  readonly field: ReactNode;
  readonly clear: () => void;
}

/**
 * Returns the search field for the list of conversations, its text, and the button that opens it.
 */
export function useConversationSearch(): ConversationSearch {
  const { t } = useLingui();
  const [words, setWords] = useState<string>();
  const button = useRef<HTMLButtonElement>(null);
  const isOpen = words !== undefined;
  const close = (): void => {
    setWords(undefined);
    button.current?.focus();
  };
  return {
    words: words ?? '',
    clear: close,
    button: (
      <IconButton
        ref={button}
        icon={Search}
        label={t`Search conversations`}
        aria-expanded={isOpen}
        onClick={() => (isOpen ? close() : setWords(''))}
      />
    ),
    field: isOpen && (
      <search className={styles.search}>
        <TextInput
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the field opens after a click on its button
          autoFocus
          type="search"
          label={t`Search names and messages`}
          isLabelHidden
          placeholder={t`Search names and messages`}
          autoComplete="off"
          value={words}
          onChange={({ target }) => setWords(target.value)}
          onKeyDown={({ key, nativeEvent }) => {
            if (key === 'Escape' && !isInputMethodKey(nativeEvent)) close();
          }}
        />
      </search>
    ),
  };
}
