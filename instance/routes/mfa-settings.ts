import * as calls from '@rookery/contract/calls/mfa.ts';
import { emptyResponse } from '#http/route-response.ts';
import { HttpError } from '#http/http-error.ts';
import { route } from '#http/route.ts';
import { generateRecoveryCodes } from '#rules/recovery-codes.ts';
import { newTotpSecret, verifyTotpCode, totpUri } from '#rules/totp.ts';
import { clearMailLinks } from '#store/mail-links.ts';
import type { AccountRow } from '#store/rows.ts';
import {
  confirmTotpSecret,
  hasSecondFactor,
  saveRecoveryCodes,
  proposeTotpSecret,
  removeSecondFactor,
  secondFactorOf,
} from '#store/second-factors.ts';
import { passwordMatches } from '#store/passwords.ts';

async function assertPassword(member: AccountRow, password: string): Promise<void> {
  if (!(await passwordMatches(member.password_hash, password)))
    throw new HttpError(422, 'Invalid password.');
}

/** Second factors. The secret of an authenticator takes effect after its first code was entered. */
export const mfaSettingsRoutes = [
  route(calls.getMfaSettings, ({ instance, member }) => {
    const enabled = hasSecondFactor(instance.database, member.id);
    return { settings: { enabled, totp: enabled } };
  }),

  route(calls.getBackupCodes, ({ instance, member }) => {
    const codes = generateRecoveryCodes();
    saveRecoveryCodes(instance.database, member.id, codes);
    clearMailLinks(instance.database, member.id);
    return { codes };
  }),

  route(calls.setUpTotp, ({ instance, member }) => {
    const key = newTotpSecret();
    proposeTotpSecret(instance.database, member.id, key);
    const label = member.email ?? `${member.username}@${instance.config.domain}`;
    return { key, provisioning_uri: totpUri(key, label, instance.config.name) };
  }),

  route(calls.confirmTotp, async ({ instance, member, body }) => {
    await assertPassword(member, body.password);
    const secret = secondFactorOf(instance.database, member.id)?.pending_secret;
    const isValid =
      typeof secret === 'string' && verifyTotpCode(secret, body.code, instance.now()) !== undefined;
    if (!isValid) throw new HttpError(422, 'invalid_token');
    confirmTotpSecret(instance.database, member.id);
    clearMailLinks(instance.database, member.id);
    return emptyResponse;
  }),

  route(calls.disableTotp, async ({ instance, member, body }) => {
    await assertPassword(member, body.password);
    removeSecondFactor(instance.database, member.id);
    clearMailLinks(instance.database, member.id);
    return emptyResponse;
  }),
];
