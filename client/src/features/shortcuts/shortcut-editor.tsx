import { Trans, useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import {
  boundKeys,
  findShortcutConflict,
  type Shortcut,
} from '#components/shortcuts/shortcut-table.ts';
import {
  useFoundSetting,
  useFoundSettingFocus,
} from '#components/windows/found-setting-context.ts';
import { usePreference } from '#session/preferences/use-preference.ts';
import { useSession } from '#session/session-context.ts';
import { Button } from '#ui/buttons/button.tsx';
import textStyles from '#ui/text-styles.module.css';
import { keyName } from '#lib/keys/key-names.ts';
import { KeySequence } from './key-sequence.tsx';
import styles from './shortcuts.module.css';
import { useShortcutGroups } from './use-shortcut-groups.ts';

/** Matches keys that browsers use to activate, scroll and navigate, which cannot be shortcuts. */
const reserved =
  /^(Shift\+)?(Enter|Space|Arrow\w+|Home|End|Page\w+|Backspace|Delete|Insert|ContextMenu|F\d+)$/;

/** Returns whether a key, or a sequence of keys, can be a shortcut. */
function isAssignableShortcut(keys: string): boolean {
  return !keys.split(' ').some((key) => reserved.test(key));
}

/** First keys of sequences, after which a second key is recorded. */
const sequenceStarts = ['g', 'w'];

/** Field that records the keys of a shortcut: Escape cancels, Backspace removes the keys. */
function ShortcutRecorder({ onDone }: { onDone: (keys: string | undefined) => void }) {
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
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the field replaces the clicked button
      autoFocus
      readOnly
      aria-label={t`Press the new keys. Escape cancels, Backspace removes the shortcut.`}
      className={styles.change}
      placeholder={t`Press keys`}
      value={firstKey}
      onKeyDown={handleKey}
      onBlur={() => onDone(undefined)}
    />
  );
}

function ShortcutRow({ row, keys }: { row: Shortcut; keys: string }) {
  const { t, i18n } = useLingui();
  const { preferences } = useSession();
  const [isRecording, setRecording] = useState(false);
  const [clash, setClash] = useState<Shortcut>();
  const label = i18n._(row.label);
  const keysId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const choose = (chosen: string | undefined): void => {
    setRecording(false);
    /* The recorder unmounts with the focus, which returns to the button. */
    if (document.activeElement?.tagName === 'INPUT') button.current?.focus();
    if (chosen === undefined) return;
    const other = findShortcutConflict(chosen, row.id, boundKeys(preferences));
    setClash(other);
    if (!other)
      preferences.set('shortcutKeys', { ...preferences.get('shortcutKeys'), [row.id]: chosen });
  };
  const action = clash && i18n._(clash.label);
  return (
    <li className={styles.line}>
      <span>{label}</span>
      {isRecording ? (
        <ShortcutRecorder onDone={choose} />
      ) : keys === '' ? (
        <span id={keysId} className={textStyles.small}>
          <Trans context="no keys">None</Trans>
        </span>
      ) : (
        <KeySequence id={keysId} keys={keys} />
      )}
      <Button
        ref={button}
        size="small"
        aria-describedby={isRecording ? undefined : keysId}
        aria-label={t`Change shortcut: ${label}`}
        onClick={() => {
          setClash(undefined);
          setRecording(true);
        }}
      >
        <Trans>Change</Trans>
      </Button>
      {action !== undefined && (
        <p role="alert" className={styles.clash}>
          <Trans>These keys are already used for “{action}”.</Trans>
        </p>
      )}
    </li>
  );
}

/**
 * Table of all shortcuts, each of which can be changed. It is closed at first, unless the settings
 * were opened for it (`shortcutKeys`).
 */
export function ShortcutEditor({
  isOffered,
}: {
  /**
   * Returns whether the viewer can open what a shortcut leads to; other shortcuts are not listed.
   */
  isOffered: (id: string) => boolean;
}) {
  const { preferences } = useSession();
  const isOn = usePreference('singleKeyShortcuts');
  const own = usePreference('shortcutKeys');
  const isSought = useFoundSetting() === 'shortcutKeys';
  const container = useFoundSettingFocus('shortcutKeys');
  const groups = useShortcutGroups(isOffered);
  if (!isOn) return undefined;
  return (
    <details open={isSought} className={styles.editor}>
      <summary>
        <Trans>Change keyboard shortcuts</Trans>
      </summary>
      <div ref={container}>
        {groups.map(({ id, title, rows }) => (
          <section key={id} aria-label={title}>
            <h4 className={styles.title}>{title}</h4>
            <ul>
              {rows.map((row) => (
                <ShortcutRow key={row.id} row={row} keys={own[row.id] ?? row.keys} />
              ))}
            </ul>
          </section>
        ))}
        {Object.keys(own).length > 0 && (
          <Button onClick={() => preferences.set('shortcutKeys', undefined)}>
            <Trans>Reset all</Trans>
          </Button>
        )}
      </div>
    </details>
  );
}
