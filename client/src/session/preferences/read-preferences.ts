import * as v from 'valibot';
import { preferenceKeys, preferences, type SomePreferences } from './preferences.ts';

/** Extracts preferences from external input; leaves out invalid values. */
export function readPreferences(input: unknown): SomePreferences {
  if (typeof input !== 'object' || input === null) return {};
  const fields = new Map<string, unknown>(Object.entries(input));
  const read: Record<string, unknown> = {};
  for (const key of preferenceKeys) {
    const value = fields.get(key);
    if (value === undefined) continue;
    const result = v.safeParse(preferences[key].schema, value);
    if (result.success) read[key] = result.output;
  }
  return read;
}
