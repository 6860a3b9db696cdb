import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback, useId, useState } from 'react';
import type { PreferenceKey } from '#session/preferences/preferences.ts';
import { formatMeasure, type MeasureUnit } from '#i18n/format/measure.ts';
import { usePreference } from '#session/preferences/use-preference.ts';
import { useSession } from '#session/session-context.ts';
import field from '#ui/forms/field.module.css';
import { SegmentedControl } from '#ui/forms/segmented-control.tsx';
import { AccentRow } from './accent-row.tsx';
import { AppearanceRow } from './appearance-row.tsx';
import { classNames } from '#ui/class-names.ts';
import rangeInput from '#ui/forms/range.module.css';
import range from './range-field.module.css';

/**
 * A slider in a row. The value applies when the slider is released: if a larger text applied during
 * the drag, it would move the slider away from the pointer.
 */
function RangeRow({
  name,
  label,
  value,
  isSet,
  unit,
  ...bounds
}: {
  name: 'textSize' | 'roundness';
  label: string;
  value: number;
  isSet: boolean;
  unit: MeasureUnit;
  min: number;
  max: number;
  step: number;
}) {
  const { i18n } = useLingui();
  const id = useId();
  const { preferences } = useSession();
  const [dragged, setDragged] = useState<number>();
  /* React’s `onChange` listens to `input`; the `change` event is fired on release or by a key. */
  const applyOnChange = useCallback(
    (input: HTMLInputElement | null) => {
      const apply = (): void => {
        setDragged(undefined);
        if (!input) return;
        preferences.set(name, input.valueAsNumber);
        requestAnimationFrame(() => input.scrollIntoView({ block: 'nearest' }));
      };
      input?.addEventListener('change', apply);
      return () => input?.removeEventListener('change', apply);
    },
    [preferences, name],
  );
  const shown = dragged ?? value;
  const measure = formatMeasure(shown, unit, i18n.locale);
  return (
    <AppearanceRow name={name} label={label} htmlFor={id} isSet={isSet}>
      <input
        ref={applyOnChange}
        id={id}
        type="range"
        {...bounds}
        value={shown}
        aria-valuetext={measure}
        onChange={(event) => setDragged(event.target.valueAsNumber)}
        className={classNames(rangeInput.range, range.range)}
      />
      <output htmlFor={id} className={range.value}>
        <bdi>{measure}</bdi>
      </output>
    </AppearanceRow>
  );
}

interface ChoiceRowProps<Value extends string> {
  name: PreferenceKey;
  label: string;
  value: Value;
  options: readonly (readonly [Value, string])[];
  onChoose: (value: Value) => void;
}

/** A select in a row. */
function ChoiceRow<Value extends string>({
  name,
  label,
  value,
  options,
  onChoose,
}: ChoiceRowProps<Value>) {
  const id = useId();
  return (
    <AppearanceRow name={name} label={label} htmlFor={id}>
      <select
        id={id}
        value={value}
        onChange={(event) => {
          const chosen = options.find(([option]) => option === event.target.value);
          if (chosen) onChoose(chosen[0]);
        }}
        className={field.control}
      >
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </AppearanceRow>
  );
}

/** Radio buttons for a few short options, side by side in a row. */
function SegmentRow<Value extends string>({
  name,
  label,
  value,
  options,
  onChoose,
}: ChoiceRowProps<Value>) {
  const id = useId();
  return (
    <AppearanceRow name={name} label={label} labelId={id}>
      <SegmentedControl labelId={id} value={value} options={options} onChoose={onChoose} />
    </AppearanceRow>
  );
}

/**
 * Settings of this device that apply on top of any theme: accent colour, sizes, width, font and
 * corners.
 */
export function DeviceAppearanceSection() {
  const { t } = useLingui();
  const { preferences } = useSession();
  const textSize = usePreference('textSize');
  const roundness = usePreference('roundness');
  return (
    <section>
      <h4>
        <Trans>Text and layout</Trans>
      </h4>
      <AccentRow />
      <RangeRow
        name="textSize"
        label={t`Text size`}
        value={textSize}
        isSet={textSize !== 100}
        unit="%"
        min={75}
        max={200}
        step={5}
      />
      <SegmentRow
        name="density"
        label={t`Density`}
        value={usePreference('density')}
        options={[
          ['compact', t`Compact`],
          ['comfortable', t`Comfortable`],
          ['roomy', t`Spacious`],
        ]}
        onChoose={(density) => preferences.set('density', density)}
      />
      <ChoiceRow
        name="columnWidth"
        label={t`Column width`}
        value={usePreference('columnWidth')}
        options={[
          ['narrow', t`Narrow`],
          ['normal', t`Normal`],
          ['wide', t`Wide`],
        ]}
        onChoose={(width) => preferences.set('columnWidth', width)}
      />
      <ChoiceRow
        name="fontFamily"
        label={t`Font`}
        value={usePreference('fontFamily')}
        options={[
          ['theme', t`Theme font`],
          ['system', t`System font`],
          ['sansSerif', t`Sans serif`],
          ['serif', t`Serif`],
          ['monospace', t`Monospace`],
        ]}
        onChoose={(family) => preferences.set('fontFamily', family)}
      />
      <RangeRow
        name="roundness"
        label={t`Roundness`}
        value={roundness ?? 14}
        isSet={roundness !== undefined}
        unit="px"
        min={0}
        max={28}
        step={1}
      />
    </section>
  );
}
