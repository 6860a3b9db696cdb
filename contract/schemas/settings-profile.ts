import * as v from 'valibot';
import { entity, exactText } from '../lenient-schema.ts';

/*
 * Unlike `mapOf`, `v.record` does not cut texts: the client sends the settings back as a whole. The
 * check is needed because `v.record` would read a list as a record, with which the client would then
 * replace the profile on the server.
 */
const settings = v.pipe(
  v.unknown(),
  v.check((input) => !Array.isArray(input)),
  v.record(v.string(), v.unknown()),
);

/** A saved set of preferences. */
export const settingsProfile = entity({ settings, version: v.number() }, {});

export type SettingsProfile = v.InferOutput<typeof settingsProfile>;

/** A settings profile in the list of all profiles. */
export const settingsProfileEntry = entity({ name: exactText, version: v.number() }, {});
