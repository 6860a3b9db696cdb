import * as v from 'valibot';
import { entity, listOf } from '../lenient-schema.ts';

/** Whether two-factor authentication is enabled. */
export const mfaSettings = entity(
  { settings: entity({}, { enabled: v.boolean(), totp: v.boolean() }) },
  {},
);

/** The secret for an authenticator app; shown only once. */
export const totpSetup = entity({ key: v.string(), provisioning_uri: v.string() }, {});

export type TotpSetup = v.InferOutput<typeof totpSetup>;

/** New recovery codes; they invalidate the old ones. */
export const backupCodes = entity({ codes: listOf(v.string()) }, {});
