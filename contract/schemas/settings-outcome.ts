import * as v from 'valibot';
import { entity } from '../lenient-schema.ts';

/**
 * The response to changes of account settings: HTTP 200 in both cases, with `status: "success"` or
 * with an `error` to be shown.
 */
export const settingsOutcome = entity({}, { status: v.string(), error: v.string() });

export type SettingsOutcome = v.InferOutput<typeof settingsOutcome>;
