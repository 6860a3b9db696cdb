import {
  preferenceKeys,
  preferences,
  readPreferences,
  type PartialPreferences,
} from './preferences.ts';

/** Other names that configurations use for a preference. */
const aliases: ReadonlyMap<string, string> = new Map([['hideSitename', 'hideSiteName']]);

/**
 * Reads the default values of preferences that an instance configures. If several sources set one,
 * the last counts: the static `config.json`, then `pleroma_fe` of the frontend configurations.
 */
export function readInstanceValues(...sources: readonly unknown[]): PartialPreferences {
  const merged: PartialPreferences = Object.assign(
    {},
    ...sources.map((source) => readPreferences(renamed(source))),
  );
  const allowed = new Set<string>(preferenceKeys.filter((key) => preferences[key].fromInstance));
  return Object.fromEntries(Object.entries(merged).filter(([key]) => allowed.has(key)));
}

function renamed(source: unknown): unknown {
  if (typeof source !== 'object' || source === null) return source;
  const entries = Object.entries(source);
  const names = new Set(entries.map(([name]) => name));
  return Object.fromEntries(
    entries.map(([name, value]: [string, unknown]) => {
      const known = aliases.get(name);
      return known !== undefined && !names.has(known) ? [known, value] : [name, value];
    }),
  );
}
