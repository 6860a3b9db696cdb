import type { ThemeStyles } from './apply-theme.ts';
import darkSheet from './presets/dark.css?raw';
import lightSheet from './presets/light.css?raw';
import type { Preset } from './presets.ts';

const sheets = { dark: darkSheet, light: lightSheet };

/** Returns the styles of a built-in theme from its style sheet, without the theme engine. */
export function builtInThemeStyles(id: Preset['id']): ThemeStyles {
  const declarations = sheets[id].matchAll(/(--\w+):\s*([^;]+);/g);
  return {
    sheet: id,
    properties: Object.fromEntries(
      Array.from(declarations, ([, name = '', value = '']) => [name, value.trim()]),
    ),
  };
}
