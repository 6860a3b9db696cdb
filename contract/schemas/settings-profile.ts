import * as v from 'valibot';
import { entity, mapOf } from '../lenient.ts';

/** A stored set of preferences. */
export const settingsProfile = entity({ settings: mapOf(v.unknown()), version: v.number() }, {});

export type SettingsProfile = v.InferOutput<typeof settingsProfile>;

/** The same in the list of all. */
export const settingsProfileEntry = entity({ name: v.string(), version: v.number() }, {});
