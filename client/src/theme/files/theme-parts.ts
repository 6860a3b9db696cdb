import * as v from 'valibot';
import { isAlphaGroup, isColorSlot } from '#theme/engine/slot-names.ts';
import { parseColor } from '#theme/engine/color.ts';
import { slotReferencePattern } from '../engine/derive-colors.ts';
import type { Radius, Shadow, ThemeSource } from '../engine/theme-source.ts';
import { fontSlots, radiusSlots, shadowSlots } from '../slots.ts';

/**
 * Version of the rules of the theme engine for deriving values. Files of this version need no
 * conversion.
 */
export const currentEngineVersion = 3;

/** A number, which may be written as a string. The bounds are far beyond those of real themes. */
const number = (least: number, most: number) =>
  v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.nonEmpty(), v.transform(Number.parseFloat))]),
    v.finite(),
    v.transform((value) => Math.min(most, Math.max(least, value))),
  );

/** A length in pixels. The limit is high, since some themes have shadows of 2,200 px. */
const length = number(-1_000_000, 1_000_000);

const colorText = v.pipe(
  v.string(),
  v.trim(),
  /* Akkoma-FE accepts six digits without `#`, as old entries of styles.json have. */
  v.transform((text) => text.replace(/^(?=[\da-f]{6}$)/i, '#')),
  v.check((text) => {
    const slot = slotReferencePattern.exec(text)?.[1];
    return text === 'transparent' || (slot ? isColorSlot(slot) : parseColor(text) !== undefined);
  }),
);

const channel = v.pipe(
  number(0, 255),
  v.transform((value) => Math.floor(value).toString(16).padStart(2, '0')),
);

/**
 * A colour as channels from 0 to 255. Akkoma-FE accepts these instead of a string, and truncates
 * fractions.
 */
const colorChannels = v.pipe(
  v.object({ r: channel, g: channel, b: channel }),
  v.transform(({ r, g, b }) => `#${r}${g}${b}`),
);

const color = v.union([colorText, colorChannels]);

/**
 * A radius (see `Radius`). The sliders of Akkoma-FE write it as a string, and Akkoma-FE renders a
 * negative value as square corners.
 */
const radius = v.pipe(
  v.unknown(),
  v.transform((value): unknown => ({ value, isText: typeof value === 'string' })),
  v.object({ value: length, isText: v.boolean() }),
  v.transform(({ value, isText }): Radius => {
    const isSquare = value < 0 || (value === 0 && isText);
    return isSquare ? '0' : value;
  }),
);

/** A font family in CSS without function calls. */
const family = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty(),
  v.maxLength(200),
  v.regex(/^[^(){};<>\\]+$/),
);

const font = v.union([
  family,
  v.pipe(
    v.object({ family }),
    v.transform((entry) => entry.family),
  ),
]);

const toggle = v.union([
  v.boolean(),
  v.pipe(
    v.literal('true'),
    v.transform(() => true),
  ),
]);

const shadow: v.GenericSchema<unknown, Shadow> = v.object({
  x: v.fallback(length, 0),
  y: v.fallback(length, 0),
  blur: v.fallback(number(0, 10_000), 0),
  spread: v.fallback(length, 0),
  color: v.fallback(color, '#000000'),
  alpha: v.fallback(number(0, 1), 1),
  inset: v.fallback(toggle, false),
});

/** A list of shadows. Some files have an object with numeric keys instead of a list. */
const shadows = v.pipe(
  v.union([v.array(v.unknown()), v.record(v.string(), v.unknown())]),
  v.transform((list) => validOf(shadow, Object.values(list).slice(0, 500))),
);

const anyRecord = v.fallback(v.record(v.string(), v.unknown()), {});

/** The parts of a theme source or snapshot, before their entries are validated. */
const rawParts = v.pipe(
  v.record(v.string(), v.unknown()),
  v.transform((raw) => ({
    version: v.parse(
      v.fallback(v.optional(number(0, 1_000)), undefined),
      raw['themeEngineVersion'],
    ),
    // Old snapshots have colours and radii at the top level.
    colors: v.parse(anyRecord, raw['colors'] ?? raw),
    opacity: v.parse(anyRecord, raw['opacity']),
    radii: v.parse(anyRecord, raw['radii'] ?? raw),
    fonts: v.parse(anyRecord, raw['fonts']),
    shadows: v.parse(anyRecord, raw['shadows']),
  })),
);

/**
 * Reads a source or a snapshot in a theme file of this version. Invalid colours, sizes and fonts
 * are left out; undefined if nothing valid remains. `currentEngineVersion` is undefined for files that are
 * older than engine versions.
 */
export function readThemeParts(
  value: unknown,
  fileVersion: 1 | 2,
): { engineVersion: number | undefined; parts: ThemeSource } | undefined {
  const parsed = v.safeParse(rawParts, value);
  if (!parsed.success) return undefined;
  const { version, ...raw } = parsed.output;
  const colors = fileVersion === 1 ? renameVersion1(raw.colors) : raw.colors;
  const renamed = version === undefined ? renameUnversioned(colors) : colors;
  const opacity = pick(raw.opacity, isAlphaGroup, number(0, 1));
  const validShadows = pick(raw.shadows, isOneOf(shadowSlots), shadows);
  const parts: ThemeSource = {
    colors: pick(renamed, isColorSlot, color),
    opacity,
    radii: pick(
      mapKeys(raw.radii, (key) => key.replace(/Radius$/, '')),
      isOneOf(radiusSlots),
      radius,
    ),
    fonts: pick(raw.fonts, isOneOf(fontSlots), font),
    shadows: version === undefined ? dimShadows(validShadows, opacity) : validShadows,
  };
  const isEmpty = Object.values(parts).every((part: object) => Object.keys(part).length === 0);
  return isEmpty ? undefined : { engineVersion: version, parts };
}

/**
 * Renames the slots of a theme file of version 1, in which `fg` is the text colour and `btn` is
 * today's `fg`.
 */
function renameVersion1({ fg, btn, ...others }: Record<string, unknown>): Record<string, unknown> {
  return { ...others, text: fg, fg: btn };
}

function renameUnversioned({ lightBg, btnText, ...others }: Record<string, unknown>) {
  return {
    ...(lightBg === undefined ? {} : { highlight: lightBg }),
    ...(btnText === undefined ? {} : { btnText, btnPanelText: btnText, btnTopBarText: btnText }),
    ...others,
  };
}

/**
 * Before engine version 3, a shadow in the colour of a slot also had the opacity of this slot,
 * which is therefore added.
 */
function dimShadows(
  lists: ThemeSource['shadows'],
  opacity: ThemeSource['opacity'],
): ThemeSource['shadows'] {
  const dim = (each: Shadow): Shadow => {
    const slot = /^--(\w+)/.exec(each.color)?.[1] ?? '';
    return isAlphaGroup(slot) ? { ...each, alpha: opacity[slot] ?? 1 } : each;
  };
  return Object.fromEntries(Object.entries(lists).map(([slot, list]) => [slot, list.map(dim)]));
}

function isOneOf<Name extends string>(names: readonly Name[]) {
  const all: ReadonlySet<string> = new Set(names);
  return (name: string): name is Name => all.has(name);
}

function mapKeys(record: Record<string, unknown>, change: (key: string) => string) {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [change(key), value]));
}

function validOf<T>(schema: v.GenericSchema<unknown, T>, list: readonly unknown[]): T[] {
  return list.flatMap((item) => {
    const parsed = v.safeParse(schema, item);
    return parsed.success ? [parsed.output] : [];
  });
}

/** Returns the entries that have a known name and a valid value. */
function pick<Name extends string, T>(
  record: Record<string, unknown>,
  isName: (name: string) => name is Name,
  schema: v.GenericSchema<unknown, T> | v.GenericSchema<string | number, T>,
): Partial<Record<Name, T>> {
  const picked: Partial<Record<Name, T>> = {};
  for (const [name, value] of Object.entries(record)) {
    if (!isName(name)) continue;
    const parsed = v.safeParse(schema, value);
    if (parsed.success) picked[name] = parsed.output;
  }
  return picked;
}
