import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { radiusOf } from '#theme/engine/compute-theme.ts';
import type { RadiusSlot } from '#theme/engine/slot-names.ts';
import { type ThemeSectionProps, withThemeEntry } from './theme-draft.ts';
import { RangeField } from './range-field.tsx';

/** Slot, label and maximum radius in pixels. */
const corners: readonly (readonly [RadiusSlot, MessageDescriptor, number])[] = [
  ['btn', msg`Buttons`, 16],
  ['input', msg`Fields`, 9],
  ['checkbox', msg`Checkboxes`, 16],
  ['panel', msg`Panels`, 50],
  ['avatar', msg`Avatars`, 28],
  ['avatarAlt', msg`Avatars in notifications`, 28],
  ['attachment', msg`Attachments`, 50],
  ['tooltip', msg`Menus and tooltips`, 50],
];

export function ShapeSection({ source, onChange }: ThemeSectionProps) {
  const { i18n } = useLingui();
  return corners.map(([slot, label, maxRadius]) => {
    const value = radiusOf(source.radii, slot);
    return (
      <RangeField
        key={slot}
        label={i18n._(label)}
        isSet={source.radii[slot] !== undefined}
        value={value}
        max={Math.max(maxRadius, value)}
        unit="px"
        onChange={(radius) =>
          onChange(
            withThemeEntry(source, 'radii', slot, radius === 0 ? '0' : radius),
            `radius ${slot}`,
          )
        }
      />
    );
  });
}
