import { readFileSync } from 'node:fs';

/** Red, green and blue from 0 to 255, which may be fractions, then the opacity from 0 to 1. */
export type ReferenceColor = readonly [red: number, green: number, blue: number, alpha: number];

export interface ReferenceSource {
  readonly colors: Readonly<Record<string, string>>;
  readonly opacity?: Readonly<Record<string, number>>;
}

interface Row {
  readonly slot: string;
  readonly from: readonly string[];
  readonly check: string;
  readonly layer: string;
  readonly variant: string;
  readonly formula: readonly string[];
  readonly group: string;
}

const groups: Record<string, number> = {
  bg: 1,
  underlay: 0.15,
  faint: 0.5,
  profileTint: 0.5,
  popover: 1,
  border: 1,
  panel: 1,
  btn: 1,
  input: 0.5,
  alert: 0.5,
  alertPopup: 0.95,
};

/** The layer below each layer; the lowest layers have no entry. */
const below: Record<string, string> = {
  bg: 'underlay',
  highlight: 'bg',
  panel: 'bg',
  popover: 'bg',
  btn: 'bg',
  input: 'bg',
  alert: 'bg',
  poll: 'bg',
  selectedMenu: 'popover',
  selectedMenuPopover: 'popover',
  btnPanel: 'panel',
  inputPanel: 'panel',
  alertPanel: 'panel',
  btnTopBar: 'topBar',
  inputTopBar: 'topBar',
};

const emptyIfDash = (field: string) => (field === '-' ? '' : field);

const rows: ReadonlyMap<string, Row> = new Map(
  readFileSync(new URL('derivation.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => {
      const fields = line.split(' ').map(emptyIfDash);
      const [slot = '', from = '', check = '', place = '', formula = '', group = ''] = fields;
      const [layer = '', variant = ''] = place.split('/');
      const list = from ? from.split('+') : [];
      return [
        slot,
        { slot, from: list, check, layer, variant, formula: formula.split(':'), group },
      ];
    }),
);

/**
 * Derives every slot of a theme directly from the written rules. It shares no code with the engine,
 * so that tests can compare both.
 */
export function deriveReference(source: ReferenceSource): ReadonlyMap<string, ReferenceColor> {
  const done = new Map<string, ReferenceColor>();
  const { link, accent } = source.colors;
  // `link` and `accent` are each the default of the other.
  const colors = { ...source.colors, link: link ?? accent ?? '', accent: accent ?? link ?? '' };

  function colorOf(slot: string): ReferenceColor {
    const known = done.get(slot);
    if (known) return known;
    const row = rows.get(slot);
    if (!row) throw new Error(`No slot is called ${slot}`);
    const color = work(row);
    done.set(slot, color);
    return color;
  }

  function work(row: Row): ReferenceColor {
    const given: string | undefined = new Map(Object.entries(colors)).get(row.slot);
    if (given === 'transparent') {
      const under = below[row.slot];
      return withAlpha(under ? stack(under, '', [0, 0, 0, 1]) : [0, 0, 0, 1], 0);
    }
    return withAlpha(given ? read(row, given) : derive(row), alphaOf(row));
  }

  function read(row: Row, given: string): ReferenceColor {
    if (!given.startsWith('--')) return fromHex(given);
    const [slot = '', points = '0'] = given.slice(2).split(',');
    return moveLightness(colorOf(slot), Number(points) * directionOf(row));
  }

  function derive(row: Row): ReferenceColor {
    const [first = ''] = row.from;
    if (first.startsWith('#')) return fromHex(first);
    const made = formulaOf(row);
    if (row.check === 'bw') return blackOrWhite(backgroundOf(row));
    return row.check ? checkText(backgroundOf(row), made, row.check === 'keep') : made;
  }

  function formulaOf(row: Row): ReferenceColor {
    const [first = '', second = first] = row.from;
    const [name, ...numbers] = row.formula;
    const [one, other] = [colorOf(first), colorOf(second)];
    if (name === 'light') return moveLightness(one, Number(numbers[0]) * directionOf(row));
    if (name === 'mean') return mix(one, 0.5, other);
    if (name === 'over') return mix(one, Number(numbers[0]), other);
    if (name === 'invert') return changeLightness(one, (lightness) => 100 - lightness);
    if (name === 'scale') return scale(one, numbers.map(Number));
    return one;
  }

  function directionOf(row: Row): number {
    return luminanceOf(backgroundOf(row)) < 0.5 ? 1 : -1;
  }

  function backgroundOf(row: Row): ReferenceColor {
    const [first = ''] = row.from;
    if (row.check) return stack(row.layer, row.variant, colorOf(first));
    const standsOn = row.variant || row.layer;
    return colorOf(rows.has(standsOn) && standsOn !== row.slot ? standsOn : 'bg');
  }

  function stack(layer: string, variant: string, bottom: ReferenceColor): ReferenceColor {
    const under = below[layer];
    const lower = under ? stack(under, '', bottom) : bottom;
    const slot = variant || layer;
    if (!rows.has(slot)) return lower;
    const color = colorOf(slot);
    return mix(color, color[3], lower);
  }

  function alphaOf(row: Row): number {
    if (row.group === 'none' || row.slot === 'link' || row.slot === 'accent') return 1;
    const [first = ''] = row.from;
    const inherited = first && !first.startsWith('#') ? colorOf(first)[3] : 1;
    if (inherited === 0) return 0;
    if (row.group.startsWith('like:') && row.check) return groups[row.group.slice(5)] ?? 1;
    if (row.group in groups) return source.opacity?.[row.group] ?? groups[row.group] ?? 1;
    return row.check ? 1 : inherited;
  }

  for (const slot of rows.keys()) colorOf(slot);
  return done;
}

const withAlpha = ([red, green, blue]: ReferenceColor, alpha: number): ReferenceColor => [
  ...([red, green, blue] as const),
  alpha,
];

function fromHex(text: string): ReferenceColor {
  const value = Number.parseInt(text.slice(1), 16);
  return [Math.floor(value / 65_536), Math.floor(value / 256) % 256, value % 256, 1];
}

function mix(one: ReferenceColor, share: number, other: ReferenceColor): ReferenceColor {
  const at = (index: 0 | 1 | 2) => one[index] * share + other[index] * (1 - share);
  return [at(0), at(1), at(2), one[3]];
}

const scale = (
  [red, green, blue, alpha]: ReferenceColor,
  by: readonly number[],
): ReferenceColor => [
  Math.floor(red * (by[0] ?? 1)),
  Math.floor(green * (by[1] ?? 1)),
  Math.floor(blue * (by[2] ?? 1)),
  alpha,
];

function luminanceOf([red, green, blue]: ReferenceColor): number {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((channel) => {
    const share = channel / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrastOf(one: ReferenceColor, other: ReferenceColor): number {
  const [a, b] = [luminanceOf(one) + 0.05, luminanceOf(other) + 0.05];
  return Math.max(a, b) / Math.min(a, b);
}

function blackOrWhite([red, green, blue]: ReferenceColor): ReferenceColor {
  const brightness = (red * 299 + green * 587 + blue * 114) / 1000;
  return brightness >= 128 ? [0, 0, 0, 1] : [255, 255, 255, 1];
}

function checkText(
  background: ReferenceColor,
  text: ReferenceColor,
  keepsHue: boolean,
): ReferenceColor {
  if (contrastOf(background, text) >= 4.5) return text;
  const inverted = changeLightness(text, (lightness) => 100 - lightness);
  if (keepsHue || contrastOf(background, inverted) >= 4.5) return inverted;
  return blackOrWhite(background);
}

/** Adds percentage points to the HSL lightness of a colour, which stays within 0 and 100. */
function moveLightness(color: ReferenceColor, points: number): ReferenceColor {
  return changeLightness(color, (lightness) => Math.min(100, Math.max(0, lightness + points)));
}

/** Returns the colour with its HSL lightness (in per cent) changed by `change`. */
function changeLightness(
  [red, green, blue, alpha]: ReferenceColor,
  change: (lightness: number) => number,
): ReferenceColor {
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const range = (most - least) / 255;
  const lightness = (most + least) / 510;
  const saturation = range === 0 ? 0 : range / (1 - Math.abs(2 * lightness - 1));
  const sixth = () => {
    if (range === 0) return 0;
    if (most === red) return (green - blue) / (most - least);
    if (most === green) return (blue - red) / (most - least) + 2;
    return (red - green) / (most - least) + 4;
  };
  const next = change(lightness * 100) / 100;
  const reach = saturation * Math.min(next, 1 - next);
  const channel = (turn: number) => {
    const at = (turn + sixth() * 2 + 12) % 12;
    return 255 * (next - reach * Math.max(-1, Math.min(at - 3, 9 - at, 1)));
  };
  return [channel(0), channel(8), channel(4), alpha];
}
