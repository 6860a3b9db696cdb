import * as v from 'valibot';
import { entity, mapOf } from '../lenient-schema.ts';

/** Front-end settings by name; each is validated where it is used. */
const settings = mapOf(v.unknown());

/** The instance's settings for each of its front ends (R-CALL-002). */
export const frontendConfigurations = entity({}, { pleroma_fe: settings, masto_fe: settings });
