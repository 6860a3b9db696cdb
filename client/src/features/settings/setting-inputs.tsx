import { useEffect, useEffectEvent, useState } from 'react';
import { isInputMethodKey } from '#lib/key-events.ts';
import { TextInput } from '#ui/text-input.tsx';
import { usePreference } from '#session/preferences/use-preference.ts';
import { useSession } from '#session/session-context.ts';
import { TextArea } from '#ui/text-area.tsx';
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

/** Delay between typing and saving, in milliseconds. */
const saveDelayMs = 500;

function parseWords(text: string): string[] {
  return text
    .split('\n')
    .map((word) => word.trim())
    .filter((word) => word !== '');
}

/** Text area for filtered words, one per line. */
export function WordFilters({
  label,
  description,
}: {
  label: string;
  description: string | undefined;
}) {
  const { preferences } = useSession();
  const saved = usePreference('muteWords');
  const [text, setText] = useState<string>();
  const save = useEffectEvent(() => {
    if (text !== undefined) preferences.set('muteWords', parseWords(text));
  });

  useEffect(() => {
    if (text === undefined) return undefined;
    const timer = setTimeout(save, saveDelayMs);
    return () => clearTimeout(timer);
  }, [text]);
  /* Saves the input if the settings are closed before the delay has passed. */
  useEffect(() => () => save(), []);

  return (
    <TextArea
      label={label}
      description={description}
      rows={6}
      value={text ?? saved.join('\n')}
      onChange={(event) => setText(event.target.value)}
    />
  );
}
