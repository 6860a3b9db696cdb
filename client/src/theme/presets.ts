/**
 * The built-in themes, the fallback first. `id` is the value of `data-theme`, `alias` the name that
 * configurations of instances use for such a theme.
 */
export const presets = [
  { id: 'dark', alias: 'pleroma-dark' },
  { id: 'light', alias: 'pleroma-light' },
] as const;

export type Preset = (typeof presets)[number];

/** Returns the id of the built-in theme with this id or alias; undefined if there is none. */
export function presetIdOf(name: string): Preset['id'] | undefined {
  return presets.find(({ id, alias }) => id === name || alias === name)?.id;
}
