import * as v from 'valibot';
import { entity, listOf } from '../lenient.ts';

/** Whether signing in takes a second step. */
export const mfaSettings = entity(
  { settings: entity({}, { enabled: v.boolean(), totp: v.boolean() }) },
  {},
);

export type MfaSettings = v.InferOutput<typeof mfaSettings>;

/** The secret for an authenticator, to be shown once. */
export const totpSetup = entity({ key: v.string(), provisioning_uri: v.string() }, {});

export type TotpSetup = v.InferOutput<typeof totpSetup>;

/** Fresh recovery codes; the old ones are void. */
export const backupCodes = entity({ codes: listOf(v.string()) }, {});
