import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import {
  applySettingsImport,
  hasOnlyInvalidSettings,
  type SettingsImportPlan,
} from '#session/preferences/backup/settings-import.ts';
import { formatList } from '#i18n/format/list.ts';
import { useSession } from '#session/session-context.ts';
import { settingChanges } from '#session/setting-changes.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Checkbox } from '#ui/forms/checkbox.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import layout from '#ui/page/layout.module.css';
import { preferenceLabels } from '../labels/preference-labels.ts';
import styles from './backup.module.css';
import { formatPreferenceValue } from './format-preference-value.ts';

/** Lists the settings that an import would change, and imports those that stay ticked. */
export function ImportPreview({
  plan,
  isSlightlyNew = false,
  onClose,
}: {
  plan: SettingsImportPlan;
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
  const name = (key: SettingsImportPlan['invalid'][number]): string =>
    i18n._(preferenceLabels(key).label);
  const accept = (): void => {
    const accepted = changes.filter(({ key }) => chosen.has(key));
    const undo = applySettingsImport(session.preferences, accepted);
    session.part(settingChanges).setState({ lastImport: { count: accepted.length, undo } });
    onClose();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t`Review changes`}
      footer={
        <>
          <Button data-autofocus onClick={onClose}>
            {changes.length > 0 ? <Trans>Cancel</Trans> : <Trans>Close</Trans>}
          </Button>
          {changes.length > 0 && (
            <Button variant="primary" disabled={chosen.size === 0} onClick={accept}>
              <Plural
                value={{ count: chosen.size }}
                one="Change # setting"
                other="Change # settings"
              />
            </Button>
          )}
        </>
      }
    >
      <div className={layout.stack}>
        {isSlightlyNew && (
          <p>
            <Trans>
              This file comes from a slightly newer version. Settings unknown to this version are
              skipped.
            </Trans>
          </p>
        )}
        {hasNoValidValue ? (
          <p role="alert">
            <Trans>The settings in this file are invalid. Nothing was changed.</Trans>
          </p>
        ) : (
          changes.length === 0 && (
            <p>
              <Trans>Your settings already match this backup.</Trans>
            </p>
          )
        )}
        {hasDefaults && (
          <p>
            <Trans>Settings that have the other app’s default value aren’t selected.</Trans>
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
          <p>{t`Skipped because they’re invalid: ${{ names: formatList(invalid.map(name), i18n.locale) }}`}</p>
        )}
        {unknown.length > 0 && (
          <p>{t`Skipped because they’re not supported here: ${{ names: formatList(unknown, i18n.locale) }}`}</p>
        )}
      </div>
    </Dialog>
  );
}
