import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { useStore } from 'zustand';
import {
  type BackupRefusal,
  createSettingsBackup,
  maxBackupLength,
  readSettingsBackup,
} from '#session/preferences/backup/settings-backup.ts';
import {
  type SettingsImportPlan,
  planSettingsImport,
} from '#session/preferences/backup/settings-import.ts';
import { useSession } from '#session/session-context.ts';
import { settingChanges } from '#session/setting-changes.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Menu } from '#ui/menus/menu.tsx';
import { saveFile } from '#ui/save-file.ts';
import { isPreferenceKey, preferenceKeys, preferences } from '#session/preferences/preferences.ts';
import type { PreferenceStore } from '#session/preferences/preference-store.ts';
import { ImportPreview } from './import-preview.tsx';
import styles from './backup.module.css';

/**
 * Returns the content of a backup or settings profile: the chosen values, defaults that the instance
 * cannot set, and values stored by other versions of the client. Values that the instance sets are
 * omitted, so that they still follow the instance when the backup is restored.
 */
export function selectExportedValues(
  store: Pick<PreferenceStore, 'chosen' | 'persistedValues'>,
): Record<string, unknown> {
  const unknown = Object.entries(store.persistedValues()).filter(([key]) => !isPreferenceKey(key));
  const known = preferenceKeys.map((key) => {
    const { fromInstance, default: builtIn } = preferences[key];
    return [key, store.chosen(key) ?? (fromInstance ? undefined : builtIn)] as const;
  });
  return Object.fromEntries([...unknown, ...known].filter(([, value]) => value !== undefined));
}

const refusals: Readonly<Record<BackupRefusal, MessageDescriptor>> = {
  tooLarge: msg`This file is too large to be a settings backup. Nothing was changed.`,
  notJson: msg`This file isn’t a settings backup: it isn’t JSON, or it’s incomplete. Nothing was changed.`,
  invalid: msg`This file isn’t a settings backup. Nothing was changed.`,
  tooNew: msg`This backup was made with a newer version and can’t be read here. Nothing was changed.`,
  tooOld: msg`This backup was made with an older version that is no longer supported. Nothing was changed.`,
};

/** Menu to save the settings to a file and to restore them (R-SET-004). */
export function BackupMenu() {
  const { i18n, t } = useLingui();
  const session = useSession();
  const { preferences: store } = session;
  const picker = useRef<HTMLInputElement>(null);
  const [refusal, setRefusal] = useState<BackupRefusal>();
  const [opened, setOpened] = useState<{ plan: SettingsImportPlan; isSlightlyNew: boolean }>();
  const changes = session.part(settingChanges);
  const { lastImport } = useStore(changes);
  const save = (withTheme: boolean): void =>
    saveFile(
      withTheme ? 'pleromafe_settings.full.json' : 'pleromafe_settings.json',
      JSON.stringify(createSettingsBackup(selectExportedValues(store), { withTheme }), null, 2),
      'application/json',
    );
  const open = async (file: File): Promise<void> => {
    setRefusal(undefined);
    const read =
      file.size > maxBackupLength
        ? { refusal: 'tooLarge' as const }
        : readSettingsBackup(await file.text());
    if ('refusal' in read) setRefusal(read.refusal);
    else setOpened({ ...read, plan: planSettingsImport(store, read.values) });
  };
  return (
    <div className={styles.footer}>
      <Menu
        label={t`Settings backup`}
        items={[
          { id: 'plain', label: t`Save settings to a file`, onSelect: () => save(false) },
          { id: 'full', label: t`Save settings and theme`, onSelect: () => save(true) },
          {
            id: 'restore',
            label: t`Restore from a file`,
            startsGroup: true,
            onSelect: () => picker.current?.click(),
          },
        ]}
      >
        <Trans>Backup</Trans>
      </Menu>
      <input
        ref={picker}
        type="file"
        hidden
        aria-label={t`Settings backup`}
        accept=".json,application/json"
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) void open(file);
          target.value = '';
        }}
      />
      {refusal && <span role="alert">{i18n._(refusals[refusal])}</span>}
      <output>
        {lastImport && (
          <>
            <Plural
              value={{ count: lastImport.count }}
              one="# setting changed."
              other="# settings changed."
            />{' '}
            <Button
              variant="text"
              size="small"
              onClick={() => {
                lastImport.undo();
                changes.setState({ lastImport: undefined });
              }}
            >
              <Trans>Undo</Trans>
            </Button>
          </>
        )}
      </output>
      {opened && <ImportPreview {...opened} onClose={() => setOpened(undefined)} />}
    </div>
  );
}
