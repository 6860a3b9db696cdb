import { changePassword, updateNotificationSettings } from '#contract/calls/account-settings.ts';
import { deleteToken as deleteTokenCall, getTokens } from '#contract/calls/oauth.ts';
import type { Instance } from '#instance/context.ts';
import { Reply } from '#instance/http/reply.ts';
import { route } from '#instance/http/route.ts';
import { writeSettings } from '#instance/rules/account-settings.ts';
import { updateAccount } from '#instance/store/accounts.ts';
import type { AccountRow } from '#instance/store/rows.ts';
import { hashPassword, passwordMatches } from '#instance/store/secrets.ts';
import { deleteToken, tokensOf } from '#instance/store/tokens.ts';

const hundredYears = 3_153_600_000_000;

function revoke(instance: Instance, member: AccountRow, ids: readonly number[]): void {
  const own = new Set(tokensOf(instance.database, member.id).map((token) => token.id));
  for (const id of ids) {
    if (!own.has(id)) continue;
    deleteToken(instance.database, id);
    instance.events.publish({ kind: 'token-revoked', tokenId: id });
  }
}

/** Troubles of these calls come as a 200 with an error in it, as from the real server. */
export const securityRoutes = [
  route(getTokens, ({ instance, member }) =>
    tokensOf(instance.database, member.id).map((token) => ({
      app_name: token.name,
      id: token.id,
      valid_until: new Date(token.created_at + hundredYears).toISOString().slice(0, 23),
    })),
  ),
  route(deleteTokenCall, ({ instance, member, path }) => {
    revoke(instance, member, [Number(path.id)]);
    return new Reply(null, { status: 201 });
  }),
  route(updateNotificationSettings, ({ instance, member, body }) => {
    updateAccount(instance.database, member.id, { settings: writeSettings(member, body) });
    return { status: 'success' };
  }),
  route(changePassword, async ({ instance, member, body }) => {
    if (!(await passwordMatches(member.password_hash, body.password)))
      return { error: 'Invalid password.' };
    if (body.new_password !== body.new_password_confirmation)
      return { error: 'New password does not match confirmation.' };
    if (body.new_password === '') return { error: "New password can't be blank." };
    updateAccount(instance.database, member.id, {
      password_hash: await hashPassword(body.new_password),
    });
    revoke(
      instance,
      member,
      tokensOf(instance.database, member.id).map((token) => token.id),
    );
    return { status: 'success' };
  }),
];
