import { useLingui } from '@lingui/react/macro';
import { useState, type KeyboardEvent } from 'react';
import { keyName, isAssignableShortcut } from '#components/shortcuts/key-names.ts';
import styles from './shortcuts.module.css';

/** First keys of sequences, after which a second key is recorded. */
const sequenceStarts = ['g'];

/** Records a shortcut: Escape cancels, Backspace removes the keys. */
export function ShortcutRecorder({ onDone }: { onDone: (keys: string | undefined) => void }) {
  const { t } = useLingui();
  const [firstKey, setFirstKey] = useState('');
  const handleKey = (event: KeyboardEvent): void => {
    if (event.key === 'Tab') return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Escape') return onDone(undefined);
    if (event.key === 'Backspace' || event.key === 'Delete') return onDone('');
    const name = keyName(event.nativeEvent);
    if (name === undefined || !isAssignableShortcut(name)) return;
    if (firstKey === '' && sequenceStarts.includes(name)) setFirstKey(name);
    else onDone(firstKey === '' ? name : `${firstKey} ${name}`);
  };
  return (
    <input
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- it replaces the clicked button
      autoFocus
      readOnly
      aria-label={t`Press the new keys. Escape leaves them as they are, Backspace takes them away.`}
      className={styles.take}
      placeholder={t`Press keys`}
      value={firstKey}
      onKeyDown={handleKey}
      onBlur={() => onDone(undefined)}
    />
  );
}
