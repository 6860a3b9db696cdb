import * as v from 'valibot';
import { entity, mapOf } from '../lenient-schema.ts';

/** A saved set of preferences. */
export const settingsProfile = entity({ settings: mapOf(v.unknown()), version: v.number() }, {});

export type SettingsProfile = v.InferOutput<typeof settingsProfile>;

/** A settings profile in the list of all profiles. */
export const settingsProfileEntry = entity({ name: v.string(), version: v.number() }, {});
