import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { applyImport, hasOnlyInvalidSettings, type ImportPlan } from './settings-import.ts';
import { useSession } from '#session/session-context.ts';
import { settingChanges } from '#session/setting-changes.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Dialog } from '#ui/dialog.tsx';
import layout from '#ui/layout.module.css';
import { preferenceLabels } from '../labels/preference-labels.ts';
import styles from './backup.module.css';
import { formatPreferenceValue } from './format-preference-value.ts';

/** Lists the changes of an import by key and applies the chosen ones. */
export function ImportPreview({
  plan,
  isSlightlyNew = false,
  onClose,
}: {
  plan: ImportPlan;
  isSlightlyNew?: boolean;
  onClose: () => void;
}) {
  const { i18n, t } = useLingui();
  const session = useSession();
  const { changes, invalid, unknown } = plan;
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(changes.filter((one) => !one.isForeignDefault).map(({ key }) => key)),
  );
  const hasDefaults = changes.some((one) => one.isForeignDefault);
  const hasNoValidValue = hasOnlyInvalidSettings(plan);
  const name = (key: ImportPlan['invalid'][number]): string => i18n._(preferenceLabels(key).label);
  const accept = (): void => {
    const accepted = changes.filter(({ key }) => chosen.has(key));
    const undo = applyImport(session.preferences, accepted);
    session.part(settingChanges).setState({ lastImport: { count: accepted.length, undo } });
    onClose();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t`What will change`}
      footer={
        <>
          <Button data-autofocus onClick={onClose}>
            {changes.length > 0 ? <Trans>Cancel</Trans> : <Trans>Close</Trans>}
          </Button>
          {changes.length > 0 && (
            <Button variant="primary" disabled={chosen.size === 0} onClick={accept}>
              <Plural value={chosen.size} one="Change # setting" other="Change # settings" />
            </Button>
          )}
        </>
      }
    >
      <div className={layout.stack}>
        {isSlightlyNew && (
          <p>
            <Trans>
              This comes from a slightly newer version. What this version does not know is left out.
            </Trans>
          </p>
        )}
        {hasNoValidValue ? (
          <p role="alert">
            <Trans>The settings in it are invalid. Nothing is changed.</Trans>
          </p>
        ) : (
          changes.length === 0 && (
            <p>
              <Trans>Everything is already as it is there.</Trans>
            </p>
          )
        )}
        {hasDefaults && (
          <p>
            <Trans>
              Values that the other client sets for everyone are not ticked: you may never have
              chosen them.
            </Trans>
          </p>
        )}
        {changes.length > 0 && (
          <ul aria-label={t`Changes`} className={styles.changes}>
            {changes.map(({ key, before, after }) => (
              <li key={key}>
                <Checkbox
                  label={name(key)}
                  checked={chosen.has(key)}
                  onToggle={(isChosen) =>
                    setChosen(
                      (keys) =>
                        new Set(isChosen ? [...keys, key] : [...keys].filter((one) => one !== key)),
                    )
                  }
                />
                <span>
                  <del>{formatPreferenceValue(key, before, i18n)}</del> →{' '}
                  <b>{formatPreferenceValue(key, after, i18n)}</b>
                </span>
              </li>
            ))}
          </ul>
        )}
        {invalid.length > 0 && !hasNoValidValue && (
          <p>
            <Trans>Invalid, and left out: {invalid.map(name).join(', ')}</Trans>
          </p>
        )}
        {unknown.length > 0 && (
          <p>
            <Trans>Without a meaning here, and left out: {unknown.join(', ')}</Trans>
          </p>
        )}
      </div>
    </Dialog>
  );
}
