import { presets } from './presets.ts';
import type { Preset } from './presets.ts';

/**
 * Which preset a theme preference means: `dark`, `light`, `system`, or a standard preset name.
 * An unknown name means the default, dark (spec 2 §9: default theme falls back to the dark one).
 */
export function resolveTheme(preference: string, isSystemLight: boolean): Preset['id'] {
  if (preference === 'system') return isSystemLight ? 'light' : 'dark';
  const preset = presets.find(({ id, alias }) => id === preference || alias === preference);
  return preset?.id ?? 'dark';
}
