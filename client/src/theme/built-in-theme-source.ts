import { builtInThemeStyles } from './built-in-theme-styles.ts';
import { alphaGroups, isAlphaGroup, isColorSlot } from './engine/slot-names.ts';
import { formatColor } from './engine/color.ts';
import { slotRules } from './engine/slot-rules.ts';
import type { Shadow, ThemeSource } from './engine/theme-source.ts';
import type { Preset } from './presets.ts';
import { fontSlots, radiusSlots, shadowSlots } from './slots.ts';

/**
 * Converts a built-in theme to a theme source, which the theme editor can edit. The style sheet
 * sets every slot, so nothing is derived. The sheet is the only definition of the theme: the page
 * applies it without the theme engine.
 */
export function builtInThemeSource(id: Preset['id']): ThemeSource {
  const { properties } = builtInThemeStyles(id);
  const values = new Map(Object.entries(properties).map(([name, value]) => [name.slice(2), value]));
  const colors: ThemeSource['colors'] = Object.fromEntries(
    [...values].flatMap(([name, value]) =>
      isColorSlot(name) ? [[name, `${hexOf(value)}${slotRules[name].alphaLike ? 'ff' : ''}`]] : [],
    ),
  );
  return {
    colors,
    opacity: Object.fromEntries(
      Object.keys(alphaGroups)
        .filter(isAlphaGroup)
        .map((group) => [group, alphaOf(values.get(ownerOf(group)) ?? '')]),
    ),
    radii: Object.fromEntries(
      radiusSlots.map((slot) => [
        slot,
        Number.parseFloat(values.get(`${slot}Radius`) ?? '') || ('0' as const),
      ]),
    ),
    fonts: Object.fromEntries(fontSlots.map((slot) => [slot, values.get(`${slot}Font`) ?? ''])),
    shadows: Object.fromEntries(
      shadowSlots.map((slot) => [slot, readShadow(values.get(`${slot}Shadow`) ?? 'none')]),
    ),
  };
}

/** Returns a slot from whose colour the opacity of the group can be read. */
function ownerOf(group: keyof typeof alphaGroups): string {
  if (isColorSlot(group)) return group;
  return Object.entries(slotRules).find(([, { alpha }]) => alpha === group)?.[0] ?? '';
}

const withAlpha = /^rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\)$/;

function hexOf(value: string): string {
  const [, red, green, blue] = withAlpha.exec(value) ?? [];
  if (red === undefined) return value;
  return formatColor({ red: Number(red), green: Number(green), blue: Number(blue), alpha: 1 });
}

function alphaOf(value: string): number {
  return Number(withAlpha.exec(value)?.[4] ?? 1);
}

/**
 * Parses a shadow of a built-in style sheet. These have at most one shadow per slot, written as `x
 * y blur colour`.
 */
function readShadow(value: string): readonly Shadow[] {
  const [, x, y, blur, color = ''] = /^(\S+) (\S+) (\S+) (rgb.+)$/.exec(value) ?? [];
  if (x === undefined || y === undefined || blur === undefined) return [];
  return [
    {
      x: Number.parseFloat(x),
      y: Number.parseFloat(y),
      blur: Number.parseFloat(blur),
      spread: 0,
      color: hexOf(color),
      alpha: alphaOf(color),
      inset: false,
    },
  ];
}
