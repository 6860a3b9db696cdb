import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { cssShadows, defaultShadows } from '#theme/engine/shadows.ts';
import { readSourceColor, type ThemeColors } from '#theme/engine/derive-colors.ts';
import type { ShadowSlot } from '#theme/engine/slot-names.ts';
import type { Shadow } from '#theme/engine/theme-source.ts';
import { Button } from '#ui/buttons/button.tsx';
import { formatNumber } from '#i18n/format/number.ts';
import { Checkbox } from '#ui/forms/checkbox.tsx';
import range from '#ui/forms/range.module.css';
import { Select } from '#ui/forms/select.tsx';
import { formatColor, parseColor } from '#theme/engine/color.ts';
import { type ThemeSectionProps, withThemeEntry } from './theme-draft.ts';
import { classNames } from '#ui/class-names.ts';
import layout from '#ui/page/layout.module.css';
import styles from './shadow-section.module.css';

function ShadowFields({
  shadow,
  colors,
  onChange,
}: {
  shadow: Shadow;
  colors: ThemeColors;
  onChange: (shadow: Shadow, field: string) => void;
}) {
  const { i18n, t } = useLingui();
  const id = useId();
  const color = readSourceColor(shadow.color, (slot) => colors[slot], 1) ?? parseColor('#000000');
  const numbers = [
    ['x', t`Horizontal offset`, -20, 20, 1],
    ['y', t`Vertical offset`, -20, 20, 1],
    ['blur', t`Blur`, 0, 20, 1],
    ['spread', t({ message: 'Spread', comment: 'CSS box-shadow: how far it spreads' }), -20, 20, 1],
    ['alpha', t`Opacity`, 0, 1, 0.05],
  ] as const;
  return (
    <div className={styles.fields}>
      {numbers.map(([field, label, min, max, step]) => (
        <label key={field} className={styles.number}>
          <span>{label}</span>
          <input
            type="range"
            className={range.range}
            min={Math.min(min, shadow[field])}
            max={Math.max(max, shadow[field])}
            step={step}
            value={shadow[field]}
            onChange={(event) =>
              onChange({ ...shadow, [field]: event.target.valueAsNumber }, field)
            }
          />
          <output>{formatNumber(shadow[field], i18n.locale)}</output>
        </label>
      ))}
      <label htmlFor={id} className={styles.number}>
        <span>{t`Colour`}</span>
        <input
          id={id}
          type="color"
          value={color ? formatColor(color) : '#000000'}
          onChange={(event) => onChange({ ...shadow, color: event.target.value }, 'color')}
        />
        {!shadow.color.startsWith('#') && <span>{shadow.color}</span>}
      </label>
      <Checkbox
        label={t({ message: 'Inside', comment: 'Inset shadow' })}
        checked={shadow.inset}
        onToggle={(inset) => onChange({ ...shadow, inset }, 'inset')}
      />
    </div>
  );
}

const names: Readonly<Record<ShadowSlot, MessageDescriptor>> = {
  avatar: msg`Avatars`,
  avatarStatus: msg`Avatars in posts`,
  button: msg`Buttons`,
  buttonHover: msg`Buttons on hover`,
  buttonPressed: msg`Pressed buttons`,
  input: msg`Fields`,
  panel: msg`Panels`,
  panelHeader: msg`Panel headers`,
  popup: msg`Menus and cards`,
  topBar: msg`Top bar`,
};

const defaultShadow: Shadow = {
  x: 0,
  y: 2,
  blur: 6,
  spread: 0,
  color: '#000000',
  alpha: 0.4,
  inset: false,
};

const isSlot = (name: string): name is ShadowSlot => Object.hasOwn(names, name);

/** The shadows of a kind of element, topmost first. */
export function ShadowSection({
  source,
  colors,
  onChange,
}: ThemeSectionProps & { colors: ThemeColors }) {
  const { i18n, t } = useLingui();
  const [slot, setSlot] = useState<ShadowSlot>('panel');
  const given = source.shadows[slot];
  const list = given ?? defaultShadows[slot];
  const set = (shadows: readonly Shadow[] | undefined, field = 'list') =>
    onChange(withThemeEntry(source, 'shadows', slot, shadows), `shadow ${slot} ${field}`);
  const move = (index: number, by: number) => {
    const moved = [...list];
    moved.splice(index + by, 0, ...moved.splice(index, 1));
    set(moved, `move ${index} ${by} ${list.length}`);
  };
  return (
    <div className={classNames(layout.start, styles.section)}>
      <Select
        label={t({
          message: 'Element',
          comment: 'Part of the page whose shadow is edited: buttons, panels …',
        })}
        value={slot}
        options={Object.entries(names)
          .flatMap(([value, label]) => (isSlot(value) ? [{ value, label: i18n._(label) }] : []))
          .toSorted((one, other) => one.label.localeCompare(other.label, i18n.locale))}
        onChoose={setSlot}
      />
      <Checkbox
        label={t`Set shadows manually`}
        checked={given !== undefined}
        onToggle={(isOn) => set(isOn ? list : undefined)}
      />
      <div className={styles.stage}>
        <div className={styles.cast} style={{ boxShadow: cssShadows(slot, list, colors).all }} />
      </div>
      {list.map((shadow, index) => (
        <fieldset
          // oxlint-disable-next-line react/no-array-index-key -- a shadow is identified by its index
          key={index}
          disabled={given === undefined}
          className={styles.shadow}
        >
          <legend>{t`Shadow ${{ number: index + 1 }}`}</legend>
          <ShadowFields
            shadow={shadow}
            colors={colors}
            onChange={(changed, field) => set(list.with(index, changed), `${index} ${field}`)}
          />
          <div className={styles.actions}>
            <Button size="small" disabled={index === 0} onClick={() => move(index, -1)}>
              <Trans>Move up</Trans>
            </Button>
            <Button
              size="small"
              disabled={index === list.length - 1}
              onClick={() => move(index, 1)}
            >
              <Trans>Move down</Trans>
            </Button>
            <Button
              size="small"
              onClick={() => set(list.toSpliced(index, 1), `less ${list.length}`)}
            >
              <Trans context="shadow" comment="Verb, button">
                Remove
              </Trans>
            </Button>
          </div>
        </fieldset>
      ))}
      <Button
        size="small"
        disabled={given === undefined}
        onClick={() => set([...list, defaultShadow], `more ${list.length}`)}
      >
        <Trans>Add shadow</Trans>
      </Button>
    </div>
  );
}
