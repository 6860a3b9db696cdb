import { Trans, useLingui } from '@lingui/react/macro';
import { Fragment, type KeyboardEvent, useId, useRef, useState } from 'react';
import {
  boundKeys,
  findShortcutConflict,
  type Shortcut,
  shortcuts,
} from '#components/shortcuts/shortcut-table.ts';
import { usePreference } from '#session/preferences/use-preference.ts';
import { useSession } from '#session/session-context.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Checkbox } from '#ui/forms/checkbox.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import textStyles from '#ui/text-styles.module.css';
import { keyName } from '#lib/keys/key-names.ts';
import styles from './shortcuts.module.css';

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

/** The keys of a shortcut. */
function KeySequence({ keys, id }: { keys: string; id: string }) {
  if (keys === '')
    return (
      <span id={id} className={textStyles.small}>
        <Trans context="no keys">None</Trans>
      </span>
    );
  return (
    <span id={id} className={styles.keys}>
      {keys.split(' ').map((key, index) => (
        <Fragment key={`${index} ${key}`}>
          {index > 0 && ' '}
          <kbd>{key}</kbd>
        </Fragment>
      ))}
    </span>
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
      {isRecording ? <ShortcutRecorder onDone={choose} /> : <KeySequence id={keysId} keys={keys} />}
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

/** Lists all shortcuts; each can be changed. */
export function ShortcutHelp({
  isOffered,
  onClose,
}: {
  /**
   * Returns whether the viewer can open what a shortcut leads to; other shortcuts are not listed.
   */
  isOffered: (id: string) => boolean;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const { preferences } = useSession();
  const isOn = usePreference('singleKeyShortcuts');
  const own = usePreference('shortcutKeys');
  const groups: readonly (readonly [Shortcut['group'], string])[] = [
    ['posts', t`Moving between posts`],
    ['post', t`Selected post`],
    ['places', t`Go to`],
    ['columns', t`Columns`],
    ['page', t`Anywhere`],
  ];
  return (
    <Dialog isOpen onClose={onClose} title={t`Keyboard shortcuts`} size="large">
      <Checkbox
        label={t`Enable keyboard shortcuts`}
        description={t({
          message: 'Ctrl+K (⌘K on Mac) always opens the command palette.',
          comment: '“Ctrl” and “⌘” as on the keyboards of your country',
        })}
        checked={isOn}
        onToggle={(next) => preferences.set('singleKeyShortcuts', next)}
      />
      {isOn &&
        groups.map(([group, title]) => (
          <section key={group} aria-label={title}>
            <h3 className={styles.title}>{title}</h3>
            <ul>
              {shortcuts
                .filter((row) => row.group === group)
                .filter(({ id }) => isOffered(id))
                .map((row) => (
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
    </Dialog>
  );
}
