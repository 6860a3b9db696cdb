/** A theme that ships as a style sheet of its own: its `data-theme` name and the standard name it answers to. */
export interface Preset {
  readonly id: 'dark' | 'light';
  /** The name that instances' configurations use for this kind of theme. */
  readonly alias: string;
}

/** Our own two themes; the first is the default. */
export const presets = [
  { id: 'dark', alias: 'pleroma-dark' },
  { id: 'light', alias: 'pleroma-light' },
] as const satisfies readonly Preset[];

/** The own theme that this name means, if it means one. */
export function ownTheme(name: string): Preset['id'] | undefined {
  return presets.find(({ id, alias }) => id === name || alias === name)?.id;
}
