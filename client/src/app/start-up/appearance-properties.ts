import type { PreferenceStore } from '#session/preferences/preference-store.ts';

const families = {
  system: 'system-ui, sans-serif',
  sansSerif: 'sans-serif',
  serif: 'serif',
  monospace: 'ui-monospace, monospace',
} as const;

const densities = { compact: '0.7', roomy: '1.3' } as const;

const columnScales = { narrow: '0.85', wide: '1.25' } as const;

/** Corner radii of other elements as multiples of a panel's radius. */
const corners = {
  btn: 1.2,
  input: 0.7,
  checkbox: 0.35,
  panel: 1,
  avatar: 0.8,
  tooltip: 0.45,
  attachment: 1,
} as const;

/**
 * Returns the sizes, widths, font and corner radii that the viewer has chosen, as CSS properties of the
 * root element. They override the theme. Preferences that are not set are omitted.
 */
export function appearanceProperties(
  preferences: Pick<PreferenceStore, 'get'>,
): Readonly<Record<string, string>> {
  const size = preferences.get('textSize');
  const density = preferences.get('density');
  const columns = preferences.get('columnWidth');
  const font = preferences.get('fontFamily');
  const roundness = preferences.get('roundness');
  const properties: Record<string, string> = {};
  if (size !== 100) properties['font-size'] = `${size}%`;
  if (density !== 'comfortable') properties['--density'] = densities[density];
  if (density === 'compact') properties['--avatar-size'] = '2rem';
  if (columns !== 'normal') properties['--column-scale'] = columnScales[columns];
  if (font !== 'theme') properties['--interfaceFont'] = families[font];
  if (roundness !== undefined) {
    for (const [slot, ratio] of Object.entries(corners))
      properties[`--${slot}Radius`] = `${Math.round(roundness * ratio)}px`;
  }
  return properties;
}
