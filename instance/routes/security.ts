import {
  changePassword,
  deleteAccount as deleteAccountCall,
  updateNotificationSettings,
} from '@rookery/contract/calls/account-settings.ts';
import { deleteToken as deleteTokenCall, getTokens } from '@rookery/contract/calls/oauth.ts';
import { deleteAccount } from '#commands/delete-account.ts';
import { revokeToken } from '#commands/revoke-tokens.ts';
import { setPassword } from '#commands/set-password.ts';
import { RouteResponse } from '#http/route-response.ts';
import { route } from '#http/route.ts';
import { passwordError } from '#rules/password-error.ts';
import { serialiseSettings } from '#rules/account-settings.ts';
import { updateAccount } from '#store/accounts.ts';
import { passwordMatches } from '#store/passwords.ts';
import { tokensOf } from '#store/tokens.ts';

/** A century, which Akkoma returns as the end of every token. */
const tokenLifetimeMs = 3_153_600_000_000;

/**
 * Sign-ins, notification settings, password and deletion of the account. Like on Akkoma, the calls
 * with a password respond to errors with status 200 and the field `error`.
 */
export const securityRoutes = [
  route(getTokens, ({ instance, member }) =>
    tokensOf(instance.database, member.id).map((token) => ({
      app_name: token.name,
      id: token.id,
      valid_until: new Date(token.created_at + tokenLifetimeMs).toISOString().slice(0, 23),
    })),
  ),
  route(deleteTokenCall, ({ instance, member, path }) => {
    const own = tokensOf(instance.database, member.id).find(({ id }) => String(id) === path.id);
    if (own) revokeToken(instance, own.id);
    return new RouteResponse(null, { status: 201 });
  }),
  route(updateNotificationSettings, ({ instance, member, body }) => {
    updateAccount(instance.database, member.id, { settings: serialiseSettings(member, body) });
    return { status: 'success' };
  }),
  route(changePassword, async ({ instance, member, body }) => {
    if (!(await passwordMatches(member.password_hash, body.password)))
      return { error: 'Invalid password.' };
    if (body.new_password !== body.new_password_confirmation)
      return { error: 'New password does not match confirmation.' };
    const error = passwordError(body.new_password);
    if (error !== undefined) return { error: `New password ${error}.` };
    await setPassword(instance, member.id, body.new_password);
    return { status: 'success' };
  }),
  route(deleteAccountCall, async ({ instance, member, body }) => {
    if (!(await passwordMatches(member.password_hash, body.password)))
      return { error: 'Invalid password.' };
    deleteAccount(instance, member.id);
    return { status: 'success' };
  }),
];
