/**
 * The built-in themes, the default first: the `data-theme` name of each, and the name of this kind
 * of theme in instance configurations.
 */
export const presets = [
  { id: 'dark', alias: 'pleroma-dark' },
  { id: 'light', alias: 'pleroma-light' },
] as const;

export type Preset = (typeof presets)[number];

/** Returns the id of the built-in theme with this name, or undefined. */
export function presetIdOf(name: string): Preset['id'] | undefined {
  return presets.find(({ id, alias }) => id === name || alias === name)?.id;
}
