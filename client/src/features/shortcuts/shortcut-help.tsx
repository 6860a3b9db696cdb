import { Trans, useLingui } from '@lingui/react/macro';
import { boundKeys } from '#components/shortcuts/shortcut-table.ts';
import { usePreference } from '#session/preferences/use-preference.ts';
import { useSession } from '#session/session-context.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import textStyles from '#ui/text-styles.module.css';
import { KeySequence } from './key-sequence.tsx';
import styles from './shortcuts.module.css';
import { useShortcutGroups } from './use-shortcut-groups.ts';

/** Sheet of the shortcuts that have keys (R-SHELL-068). */
export function ShortcutHelp({
  isOffered,
  onCustomise,
  onClose,
}: {
  /**
   * Returns whether the viewer can open what a shortcut leads to; other shortcuts are not listed.
   */
  isOffered: (id: string) => boolean;
  /** Opens the editor of the shortcuts in place of the sheet. */
  onCustomise: () => void;
  onClose: () => void;
}) {
  const { t, i18n } = useLingui();
  const { preferences } = useSession();
  const isOn = usePreference('singleKeyShortcuts');
  const keysById = new Map([...boundKeys(preferences)].map(([keys, id]) => [id, keys]));
  const groups = useShortcutGroups((id) => keysById.has(id) && isOffered(id));
  return (
    <Dialog isOpen onClose={onClose} title={t`Keyboard shortcuts`} size="large">
      {!isOn && (
        <p>
          <Trans>Keyboard shortcuts are off.</Trans>
        </p>
      )}
      <div className={styles.sheet}>
        {groups.map(
          ({ id: group, title, rows }) =>
            rows.length > 0 && (
              <section key={group} aria-label={title}>
                <h3 className={styles.heading}>{title}</h3>
                <ul>
                  {rows.map(({ id, label }) => (
                    <li key={id} className={styles.entry}>
                      <span>{i18n._(label)}</span>
                      <KeySequence keys={keysById.get(id) ?? ''} />
                    </li>
                  ))}
                </ul>
              </section>
            ),
        )}
      </div>
      {/* The button is in the part that scrolls, which Safari scrolls by keyboard only while it
          contains the focus. */}
      <div className={styles.foot}>
        <p className={textStyles.small}>
          {t({
            message:
              'On a post, Esc leads to the heading above the posts, Ctrl+End and Ctrl+Home past them.',
            comment: 'Keys as on the keyboards of your country',
          })}
        </p>
        <p className={textStyles.small}>
          {t({
            message: 'Ctrl+K (⌘K on Mac) always opens the command palette.',
            comment: '“Ctrl” and “⌘” as on the keyboards of your country',
          })}
        </p>
        <Button onClick={onCustomise}>
          {t({ message: 'Customise…', comment: 'Button: opens the settings of the shortcuts' })}
        </Button>
      </div>
    </Dialog>
  );
}
