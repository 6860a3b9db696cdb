import { useLingui } from '@lingui/react/macro';
import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { useId, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { isInputMethodKey } from '#lib/key-events.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { QuickResults } from './parts/quick-results.tsx';
import styles from './search-box.module.css';

/**
 * Search of the top bar: a button that expands into a field with quick results. Enter or the button
 * opens all results (R-SHELL-005).
 */
export function SearchBox({ onSearch }: { onSearch: (query: string) => void }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const [query, setQuery] = useState('');
  const box = useRef<HTMLElement>(null);
  const fieldId = useId();

  const open = (): void => {
    /* Render synchronously, so that the next key press goes into the field. */
    flushSync(() => setOpen(true));
    document.getElementById(fieldId)?.focus();
  };
  const close = (): void => {
    setOpen(false);
    setQuery('');
    requestAnimationFrame(() => box.current?.querySelector('button')?.focus());
  };
  const handleBlur = ({ relatedTarget }: FocusEvent): void => {
    const isInside = relatedTarget instanceof Node && box.current?.contains(relatedTarget);
    if (!isInside && query === '') setOpen(false);
  };
  const handleKey = (event: KeyboardEvent): void => {
    if (isInputMethodKey(event.nativeEvent)) return;
    if (event.key === 'Escape') {
      event.stopPropagation();
      close();
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    const targets = [...(box.current?.querySelectorAll<HTMLElement>('input, a') ?? [])];
    const at = targets.findIndex((place) => place === document.activeElement);
    event.preventDefault();
    targets.at((at + (event.key === 'ArrowDown' ? 1 : -1)) % targets.length)?.focus();
  };
  if (!isOpen) {
    return (
      <search ref={box}>
        <IconButton icon={Search} label={t`Search`} aria-expanded={false} onClick={open} />
      </search>
    );
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- hears the keys of the field and links inside
    <search ref={box} className={styles.box} onBlur={handleBlur} onKeyDown={handleKey}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (query.trim() === '') return;
          onSearch(query.trim());
          close();
        }}
      >
        <input
          id={fieldId}
          type="search"
          dir="auto"
          aria-label={t`What to look for`}
          placeholder={t`People, posts, hashtags, addresses`}
          autoComplete="off"
          className={styles.field}
          value={query}
          onChange={({ target }) => setQuery(target.value)}
        />
        <IconButton icon={Search} label={t`Search`} type="submit" />
        <IconButton icon={X} label={t`Close the search`} onClick={close} />
      </form>
      {query.trim().length > 1 && <QuickResults words={query.trim()} onChosen={close} />}
    </search>
  );
}
