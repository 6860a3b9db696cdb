import { isInputMethodKey } from '#lib/key-events.ts';
import { TextInput } from '#ui/text-input.tsx';
import type { SettingWords } from './words/setting-words.ts';

/** A number, kept when one leaves the field; what lies outside its bounds becomes the nearest inside. */
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
  bounds: SettingWords['bounds'];
  value: number;
  onChoose: (value: number) => void;
}) {
  const keep = (field: HTMLInputElement): void => {
    const typed = Number.isNaN(field.valueAsNumber) ? value : Math.round(field.valueAsNumber);
    const kept = Math.min(most, Math.max(least, typed));
    field.value = String(kept);
    if (kept !== value) onChoose(kept);
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
      onBlur={({ target }) => keep(target)}
      onKeyDown={({ key, nativeEvent, currentTarget }) => {
        if (key === 'Enter' && !isInputMethodKey(nativeEvent)) keep(currentTarget);
      }}
    />
  );
}
