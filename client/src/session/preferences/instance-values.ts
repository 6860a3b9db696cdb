import {
  preferenceKeys,
  preferences,
  readPreferences,
  type PartialPreferences,
} from './preferences.ts';

const allowed = new Set<string>(preferenceKeys.filter((key) => preferences[key].fromInstance));

/**
 * Reads the default values of preferences that an instance configures. If both sources set one, that
 * of `pleromaFe` counts. What servers send without being configured is not a choice of their
 * administrator, and is left out (R-LOOK-012 R-COMP-060): the theme `pleroma-dark`, unless
 * `forceTheme` is set, and the field for the content warning in `pleroma_fe`.
 *
 * @param staticConfig The file `/static/config.json`.
 * @param pleromaFe `pleroma_fe` of the frontend configurations.
 */
export function readInstanceValues(
  staticConfig: unknown,
  pleromaFe: unknown,
  forceTheme = false,
): PartialPreferences {
  const valuesOf = (source: unknown) =>
    Object.entries(readPreferences(withKnownNames(source))).filter(
      ([key, value]) =>
        allowed.has(key) &&
        (forceTheme || key !== 'theme' || value !== 'pleroma-dark') &&
        (source !== pleromaFe || key !== 'alwaysShowSubjectInput' || value === false),
    );
  return Object.fromEntries([...valuesOf(staticConfig), ...valuesOf(pleromaFe)]);
}

/** Adds `hideSiteName` if a configuration has only its other spelling. */
function withKnownNames(source: unknown): unknown {
  return typeof source === 'object' && source !== null && 'hideSitename' in source
    ? { hideSiteName: source.hideSitename, ...source }
    : source;
}
