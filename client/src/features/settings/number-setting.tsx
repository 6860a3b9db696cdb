import { isInputMethodKey } from '#lib/key-events.ts';
import { TextInput } from '#ui/text-input.tsx';
import type { SettingLabels } from './labels/setting-labels.ts';

/** A number that is saved on blur, clamped to its bounds. */
export function NumberSetting({
  label,
  description,
  isDisabled,
  bounds: { least, most = Infinity } = { least: 0 },
  value,
  onChoose,
}: {
  label: string;
  description: string | undefined;
  isDisabled: boolean;
  bounds: SettingLabels['bounds'];
  value: number;
  onChoose: (value: number) => void;
}) {
  const save = (field: HTMLInputElement): void => {
    const typed = Number.isNaN(field.valueAsNumber) ? value : Math.round(field.valueAsNumber);
    const clamped = Math.min(most, Math.max(least, typed));
    field.value = String(clamped);
    if (clamped !== value) onChoose(clamped);
  };
  return (
    <TextInput
      label={label}
      description={description}
      disabled={isDisabled}
      type="number"
      inputMode="numeric"
      min={least}
      max={Number.isFinite(most) ? most : undefined}
      defaultValue={value}
      key={value}
      onBlur={({ target }) => save(target)}
      onKeyDown={({ key, nativeEvent, currentTarget }) => {
        if (key === 'Enter' && !isInputMethodKey(nativeEvent)) save(currentTarget);
      }}
    />
  );
}
