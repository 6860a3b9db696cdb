import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { useFoundSettingFocus } from '#components/windows/found-setting-context.ts';
import { useSession } from '#session/session-context.ts';
import { usePreference } from '#session/preferences/use-preference.ts';
import layout from '#ui/layout.module.css';
import { Select } from '#ui/select.tsx';
import textStyles from '#ui/text-styles.module.css';
import styles from './device-appearance-section.module.css';
import { RangeField } from './range-field.tsx';

/** Container of a setting, which is focused if the search found it. */
function Setting({ name, children }: { name: string; children: ReactNode }) {
  return <div ref={useFoundSettingFocus(name)}>{children}</div>;
}

/**
 * Settings of this device that apply on top of any theme: sizes, width, font, corners, accent
 * colour.
 */
export function DeviceAppearanceSection() {
  const { t } = useLingui();
  const { preferences } = useSession();
  const id = useId();
  const accentRow = useFoundSettingFocus('accentColor');
  const hintId = useId();
  const textSize = usePreference('textSize');
  const roundness = usePreference('roundness');
  const accent = usePreference('accentColor');
  /* A custom theme defines its own colours, so the accent colour does not apply. */
  const isOwn = [usePreference('customTheme'), usePreference('customThemeSource')].some(Boolean);
  return (
    <section className={layout.stack}>
      <h4>
        <Trans>On this device</Trans>
      </h4>
      <Setting name="textSize">
        <RangeField
          label={t`Text size`}
          isSet={textSize !== 100}
          value={textSize}
          min={75}
          max={200}
          step={5}
          unit="%"
          onChange={(size) => preferences.set('textSize', size)}
        />
      </Setting>
      <Setting name="roundness">
        <RangeField
          label={t`Roundness`}
          isSet={roundness !== undefined}
          value={roundness ?? 14}
          max={28}
          unit="px"
          onChange={(radius) => preferences.set('roundness', radius)}
        />
      </Setting>
      <div className={styles.choices}>
        <Setting name="density">
          <Select
            label={t`Density`}
            value={usePreference('density')}
            options={[
              { value: 'compact', label: t`Compact` },
              { value: 'comfortable', label: t`Comfortable` },
              { value: 'roomy', label: t`Spacious` },
            ]}
            onChoose={(density) => preferences.set('density', density)}
          />
        </Setting>
        <Setting name="columnWidth">
          <Select
            label={t`Width of the columns`}
            value={usePreference('columnWidth')}
            options={[
              { value: 'narrow', label: t`Narrow` },
              { value: 'normal', label: t`Normal` },
              { value: 'wide', label: t`Wide` },
            ]}
            onChoose={(width) => preferences.set('columnWidth', width)}
          />
        </Setting>
        <Setting name="fontFamily">
          <Select
            label={t`Font`}
            value={usePreference('fontFamily')}
            options={[
              { value: 'theme', label: t`Theme font` },
              { value: 'system', label: t`System font` },
              { value: 'sansSerif', label: t`Sans serif` },
              { value: 'serif', label: t`Serif` },
              { value: 'monospace', label: t`Fixed width` },
            ]}
            onChoose={(family) => preferences.set('fontFamily', family)}
          />
        </Setting>
      </div>
      <div ref={accentRow} className={styles.accent}>
        <input
          type="checkbox"
          id={id}
          checked={accent !== undefined && !isOwn}
          disabled={isOwn}
          aria-describedby={isOwn ? hintId : undefined}
          onChange={(event) =>
            preferences.set('accentColor', event.target.checked ? '#7a8cff' : undefined)
          }
        />
        <label htmlFor={id}>
          <Trans>A theme from one colour</Trans>
        </label>
        {accent !== undefined && !isOwn && (
          <input
            type="color"
            aria-label={t`Colour of the theme`}
            value={accent}
            onChange={(event) => preferences.set('accentColor', event.target.value)}
          />
        )}
        {isOwn && (
          <span id={hintId} className={textStyles.soft}>
            <Trans>Your own theme has its own colours. Choose one of the themes above first.</Trans>
          </span>
        )}
      </div>
    </section>
  );
}
