/** A built-in theme: its `data-theme` name and the standard name it corresponds to. */
export interface Preset {
  readonly id: 'dark' | 'light';
  /** The name of this kind of theme in instance configurations. */
  readonly alias: string;
}

/** The built-in themes; the first is the default. */
export const presets = [
  { id: 'dark', alias: 'pleroma-dark' },
  { id: 'light', alias: 'pleroma-light' },
] as const satisfies readonly Preset[];

/** Returns the id of the built-in theme with this name, or undefined. */
export function presetIdOf(name: string): Preset['id'] | undefined {
  return presets.find(({ id, alias }) => id === name || alias === name)?.id;
}
