import { Trans, useLingui } from '@lingui/react/macro';
import Wrench from 'lucide-react/icons/wrench';
import { type ReactNode, useId } from 'react';
import { useFoundSettingFocus } from '#components/windows/found-setting-context.ts';
import type { PreferenceKey } from '#session/preferences/preferences.ts';
import { usePreference } from '#session/preferences/use-preference.ts';
import { useSession } from '#session/session-context.ts';
import field from '#ui/field.module.css';
import { IconButton } from '#ui/icon-button.tsx';
import layout from '#ui/layout.module.css';
import textStyles from '#ui/text-styles.module.css';
import styles from './device-appearance-section.module.css';
import range from './range-field.module.css';

/** Shown by the colour field while the theme has its own accent; fields of colours cannot be empty. */
const initialAccent = '#7a8cff';

/** A setting on one line: its name, its control, and a button to the default while it differs. */
function Row({
  name,
  label,
  htmlFor,
  isSet,
  children,
}: {
  name: PreferenceKey;
  label: string;
  htmlFor: string;
  isSet: boolean;
  children: ReactNode;
}) {
  const { t } = useLingui();
  const { preferences } = useSession();
  return (
    <div ref={useFoundSettingFocus(name)} className={layout.line}>
      <label htmlFor={htmlFor}>{label}</label>
      <div className={styles.control}>
        {children}
        {isSet && (
          <IconButton
            icon={Wrench}
            size="small"
            label={t`Reset to default: ${{ setting: label }}`}
            onClick={() => preferences.set(name, undefined)}
          />
        )}
      </div>
    </div>
  );
}

/** A slider in a row. */
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
  unit: 'px' | '%';
  min: number;
  max: number;
  step: number;
}) {
  const id = useId();
  const { preferences } = useSession();
  return (
    <Row name={name} label={label} htmlFor={id} isSet={isSet}>
      <input
        id={id}
        type="range"
        {...bounds}
        value={value}
        aria-valuetext={`${value} ${unit}`}
        onChange={(event) => preferences.set(name, event.target.valueAsNumber)}
        className={range.range}
      />
      <output htmlFor={id} className={range.value}>
        {value} {unit}
      </output>
    </Row>
  );
}

/** A select in a row. */
function ChoiceRow<Value extends string>({
  name,
  label,
  value,
  options,
  onChoose,
}: {
  name: PreferenceKey;
  label: string;
  value: Value;
  options: readonly (readonly [Value, string])[];
  onChoose: (value: Value) => void;
}) {
  const id = useId();
  return (
    <Row name={name} label={label} htmlFor={id} isSet={false}>
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
    </Row>
  );
}

/**
 * Settings of this device that apply on top of any theme: accent colour, sizes, width, font and
 * corners.
 */
export function DeviceAppearanceSection() {
  const { t } = useLingui();
  const { preferences } = useSession();
  const accentId = useId();
  const hintId = useId();
  const textSize = usePreference('textSize');
  const roundness = usePreference('roundness');
  const accent = usePreference('accentColor');
  /* A custom theme defines its own colours, so the accent colour does not apply. */
  const isOwn = [usePreference('customTheme'), usePreference('customThemeSource')].some(Boolean);
  return (
    <section>
      <h4>
        <Trans>Text and layout</Trans>
      </h4>
      <Row
        name="accentColor"
        label={t`Accent colour`}
        htmlFor={accentId}
        isSet={accent !== undefined && !isOwn}
      >
        <input
          id={accentId}
          type="color"
          value={accent ?? initialAccent}
          disabled={isOwn}
          aria-describedby={isOwn ? hintId : undefined}
          onChange={(event) => preferences.set('accentColor', event.target.value)}
        />
      </Row>
      {isOwn && (
        <p id={hintId} className={textStyles.soft}>
          <Trans>
            Your custom theme has its own colours. Choose one of the themes above first.
          </Trans>
        </p>
      )}
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
      <ChoiceRow
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
        label={t`Width of the columns`}
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
          ['monospace', t`Fixed width`],
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
