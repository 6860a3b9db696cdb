import * as v from 'valibot';
import { preferenceKeys, preferences, type SomePreferences } from './all.ts';

/** Takes the preferences out of something from outside; what does not fit its schema is left out. */
export function readPreferences(input: unknown): SomePreferences {
  if (typeof input !== 'object' || input === null) return {};
  const given = new Map<string, unknown>(Object.entries(input));
  const read: Record<string, unknown> = {};
  for (const key of preferenceKeys) {
    const value = given.get(key);
    if (value === undefined) continue;
    const result = v.safeParse(preferences[key].schema, value);
    if (result.success) read[key] = result.output;
  }
  return read;
}
