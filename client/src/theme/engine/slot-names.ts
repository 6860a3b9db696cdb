import { colorSlots, type fontSlots, type radiusSlots, type shadowSlots } from '#theme/slots.ts';

type Groups = typeof colorSlots;

export type ColorSlot = Groups[keyof Groups][number];
export type RadiusSlot = (typeof radiusSlots)[number];
export type ShadowSlot = (typeof shadowSlots)[number];
export type FontSlot = (typeof fontSlots)[number];

/** All 120 colour slots, in the order of their groups. */
export const colorSlotNames: readonly ColorSlot[] = Object.values(colorSlots).flat();

const known: ReadonlySet<string> = new Set(colorSlotNames);

export function isColorSlot(name: string): name is ColorSlot {
  return known.has(name);
}

/**
 * The layer below each layer. A layer whose name is no slot has the colour of a slot with another
 * name.
 */
export const layerBelow = {
  underlay: null,
  topBar: null,
  badge: null,
  profileTint: null,
  fg: null,
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
} as const;

export type Layer = keyof typeof layerBelow;

export function isLayer(name: string): name is Layer {
  return Object.hasOwn(layerBelow, name);
}

/** The opacities that a theme can set, with their default values. */
export const alphaGroups = {
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
} as const;

export type AlphaGroup = keyof typeof alphaGroups;

export function isAlphaGroup(name: string): name is AlphaGroup {
  return Object.hasOwn(alphaGroups, name);
}
