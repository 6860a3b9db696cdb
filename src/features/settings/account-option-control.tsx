import { useLingui } from '@lingui/react/macro';
import { useStore } from 'zustand';
import { accountOptionValues } from '#session/preferences/account-option-values.ts';
import type { AccountOptionKey } from '#session/preferences/account-options.ts';
import { useSession } from '#session/session-context.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { Select } from '#ui/select.tsx';
import type { SettingLabels } from './words/setting-labels.ts';
import { SettingRow } from './setting-row.tsx';

/** Control of an option stored on the server. Disabled until its value has loaded. */
export function AccountOptionControl({
  option,
  words,
  isSub,
  isDisabled,
}: {
  option: AccountOptionKey;
  words: SettingLabels;
  isSub: boolean;
  isDisabled: boolean;
}) {
  const { i18n, t } = useLingui();
  const options = useSession().part(accountOptionValues);
  const { values, saving } = useStore(options.store);
  const value = saving.has(option) ? undefined : values.get(option);
  const label = i18n._(words.label);
  const set = (next: unknown): void => void options.set(option, next);
  return (
    <SettingRow name={option} isSub={isSub} isKeptByServer>
      {words.choices ? (
        <Select
          label={label}
          disabled={isDisabled || value === undefined}
          options={[
            ...(typeof value === 'string' ? [] : [{ value: '', label: t`Asking the server` }]),
            ...Object.entries(words.choices).map(([key, name]) => ({
              value: key,
              label: i18n._(name),
            })),
          ]}
          value={typeof value === 'string' ? value : ''}
          onChoose={set}
        />
      ) : (
        <Checkbox
          label={label}
          disabled={isDisabled || value === undefined}
          checked={value === true}
          ref={(box) => {
            if (box) box.indeterminate = value === undefined;
          }}
          onToggle={set}
        />
      )}
    </SettingRow>
  );
}
