import {
  alphaGroups,
  type ColorSlot,
  colorSlotNames,
  isColorSlot,
  isLayer,
  type Layer,
  layerBelow,
} from './slot-names.ts';
import {
  blackOrWhite,
  blend,
  type Color,
  contrastIgnoringOpacity,
  invertLightness,
  isDark,
  lightenBy,
  minimumContrast,
  parseColor,
} from './color.ts';
import type { SlotRule } from './slot-rule.ts';
import { slotRules } from './slot-rules.ts';
import type { ThemeSource } from './theme-source.ts';

/**
 * Returns a text colour that is legible on the background if possible: the colour itself, or else
 * the colour with inverted lightness. If neither is legible, `legible` returns black or white, and
 * `hue` the inverted colour.
 */
function legibleText(
  background: Color,
  text: Color,
  mode: 'legible' | 'hue' | 'blackOrWhite',
): Color {
  if (mode === 'blackOrWhite') return blackOrWhite(background);
  if (contrastIgnoringOpacity(background, text) >= minimumContrast) return text;
  const inverted = invertLightness(text);
  if (mode === 'hue' || contrastIgnoringOpacity(background, inverted) >= minimumContrast)
    return inverted;
  return blackOrWhite(background);
}

export type ThemeColors = Readonly<Record<ColorSlot, Color>>;

/** Background of a theme whose source has none. */
const defaultBackground: Color = { red: 23, green: 26, blue: 33, alpha: 1 };

/** Matches `--slot` or `--slot,N`. */
export const slotReferencePattern = /^--(\w+)(?:\s*,\s*([+-]?(?:\d+\.?\d*|\.\d+)))?$/;

/**
 * Matches a colour with an opacity of its own. Only the sources of built-in themes contain such
 * colours.
 */
const hexWithAlpha = /^#[\da-f]{8}$/i;

/** Returns all colours of a theme: those in its source, and those derived from them. */
export function deriveColors(source: Pick<ThemeSource, 'colors' | 'opacity'>): ThemeColors {
  const derivation = new Derivation(source);
  return recordOf(derivation.colorOf);
}

/**
 * Returns the background of each slot: the layers below it, blended. The contrast of texts is
 * measured against this colour.
 */
export function backgroundsOf(source: Pick<ThemeSource, 'colors' | 'opacity'>): ThemeColors {
  const derivation = new Derivation(source);
  return recordOf(derivation.backgroundOf);
}

function recordOf(colorOf: (slot: ColorSlot) => Color): ThemeColors {
  const entries = colorSlotNames.map((slot) => [slot, colorOf(slot)] as const);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `slotNames` contains every slot
  return Object.fromEntries(entries) as Record<ColorSlot, Color>;
}

/**
 * Returns the colour for a text in a source (see {@link ThemeSource}); undefined if the text is not
 * a colour. `away` is 1 if a reference such as `--bg,10` makes the colour lighter, and −1 if it makes
 * the colour darker.
 */
export function readSourceColor(
  text: string,
  colorOf: (slot: ColorSlot) => Color,
  away: 1 | -1,
): Color | undefined {
  const [, slot = '', points] = slotReferencePattern.exec(text) ?? [];
  if (isColorSlot(slot)) return lightenBy(colorOf(slot), Number(points ?? 0) * away);
  return parseColor(text);
}

/** Returns 1 if text on this background must be lighter than it, and −1 if it must be darker. */
export function contrastDirection(background: Color): 1 | -1 {
  return isDark(background) ? 1 : -1;
}

/** Returns a layer and all layers below it, the lowest first. */
function stackOf(layer: Layer): readonly Layer[] {
  const below = layerBelow[layer];
  return below === null ? [layer] : [...stackOf(below), layer];
}

/** Derives the colours of one theme. Each colour is computed once, when it is first requested. */
class Derivation {
  readonly #source: Pick<ThemeSource, 'colors' | 'opacity'>;
  readonly #colors = new Map<ColorSlot, Color>();
  /**
   * The slots whose colour is being derived. If a slot depends on one of these, its definition is
   * circular.
   */
  readonly #inProgress = new Set<ColorSlot>();

  constructor(source: Pick<ThemeSource, 'colors' | 'opacity'>) {
    this.#source = source;
  }

  readonly colorOf = (slot: ColorSlot): Color => {
    const done = this.#colors.get(slot);
    if (done) return done;
    if (this.#inProgress.has(slot)) return this.#startingPoint(slot);
    this.#inProgress.add(slot);
    const color = this.#resolve(slot);
    this.#inProgress.delete(slot);
    this.#colors.set(slot, color);
    return color;
  };

  readonly backgroundOf = (slot: ColorSlot): Color => this.#background(slot, slotRules[slot]);

  /** Returns the colour of a slot: the one in the source, or else one derived by the rule of the slot. */
  #resolve(slot: ColorSlot): Color {
    const rule = slotRules[slot];
    const given = this.#source.colors[slot];
    if (given === 'transparent') return { ...this.#under(slot), alpha: 0 };
    const color =
      (given !== undefined && this.#read(slot, rule, given)) || this.#derive(slot, rule);
    return {
      ...color,
      alpha: given && hexWithAlpha.test(given) ? color.alpha : this.#alphaOf(rule),
    };
  }

  /** Returns the colour for a text in the source; undefined if the text is not a colour. */
  #read(slot: ColorSlot, rule: SlotRule, given: string): Color | undefined {
    const away = given.startsWith('--') ? contrastDirection(this.#background(slot, rule)) : 1;
    return readSourceColor(given, this.colorOf, away);
  }

  /** Returns the colour that the rule of a slot derives from other slots. */
  #derive(slot: ColorSlot, rule: SlotRule): Color {
    const [first, second = first] = rule.from;
    const { link, accent } = this.#source.colors;
    const isCircle = (slot === 'link' || slot === 'accent') && !link && !accent;
    if (!first || !second || isCircle) {
      return (rule.otherwise && parseColor(rule.otherwise)) || this.#startingPoint(slot);
    }
    const from = [this.colorOf(first), this.colorOf(second)] as const;
    const background = this.#background(slot, rule);
    const made = rule.make ? rule.make(from, contrastDirection(background)) : from[0];
    return rule.text ? legibleText(background, made, rule.text) : made;
  }

  /**
   * Returns the colour of a slot that cannot be derived from others. A theme needs a background, a
   * text and a second surface.
   */
  #startingPoint(slot: ColorSlot): Color {
    const given = this.#source.colors[slot];
    const parsed = given === undefined ? undefined : parseColor(given);
    if (parsed) return parsed;
    if (slot === 'bg' || this.#inProgress.has('bg')) return defaultBackground;
    const background = this.colorOf('bg');
    if (slot === 'fg') return lightenBy(background, 4 * contrastDirection(background));
    return blackOrWhite(background);
  }

  /**
   * Returns the background of a slot: for a text the blended layers, otherwise the single colour
   * below it.
   */
  #background(slot: ColorSlot, { from: [first], layer, variant, text }: SlotRule): Color {
    if (slot === 'bg') return this.#startingPoint(slot);
    if (text && first) return this.#stack(layer ?? 'bg', variant, this.colorOf(first));
    const layerBelowSlot = variant ?? layer;
    if (layerBelowSlot && layerBelowSlot !== slot && isColorSlot(layerBelowSlot))
      return this.colorOf(layerBelowSlot);
    return this.colorOf('bg');
  }

  /** Blends layers from the lowest one up. `bottom` is visible where all layers are transparent. */
  #stack(layer: Layer, variant: ColorSlot | undefined, bottom: Color): Color {
    return stackOf(layer).reduce((under, each) => {
      const slot = each === layer && variant ? variant : each;
      if (!isColorSlot(slot)) return under;
      const color = this.colorOf(slot);
      return blend(color, color.alpha, under);
    }, bottom);
  }

  /** Returns the colour that a transparent surface shows over another colour. */
  #under(slot: ColorSlot): Color {
    const below = isLayer(slot) ? layerBelow[slot] : 'bg';
    return below && slot !== 'bg'
      ? this.#stack(below, undefined, defaultBackground)
      : defaultBackground;
  }

  /** Returns the opacity of a slot that has no opacity of its own. */
  #alphaOf({ alpha, alphaLike, from: [first], text }: SlotRule): number {
    if (alpha === 'none') return 1;
    const inherited = first ? this.colorOf(first).alpha : 1;
    if (inherited === 0) return 0;
    if (alpha) return this.#source.opacity[alpha] ?? alphaGroups[alpha];
    if (alphaLike) return alphaGroups[alphaLike];
    return text ? 1 : inherited;
  }
}
