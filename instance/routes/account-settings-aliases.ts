import * as calls from '@rookery/contract/calls/account-settings.ts';
import { accountByHandle, addAlias, listAliasHandles, removeAlias } from '#commands/aliases.ts';
import { moveAccount } from '#commands/move-account.ts';
import { HttpError } from '#http/http-error.ts';
import { route } from '#http/route.ts';
import { accountUri } from '#rules/origin-placeholder.ts';
import { parseSettings } from '#rules/account-settings.ts';
import { passwordMatches } from '#store/passwords.ts';

const maxAliases = 50;
const unknownTarget = (): HttpError => new HttpError(404, 'Target account does not exist.');

/** Lists, adds and removes aliases, and moves the account to one of them. */
export const accountSettingsAliasRoutes = [
  route(calls.getAliases, ({ instance, member }) => ({
    aliases: listAliasHandles(instance, member),
  })),

  route(calls.addAlias, ({ instance, member, body }) => {
    const alias = accountByHandle(instance, body.alias);
    if (!alias) throw unknownTarget();
    if (parseSettings(member).also_known_as.length >= maxAliases)
      return { error: 'Too many aliases.' };
    addAlias(instance, member, alias);
    return { status: 'success' };
  }),

  route(calls.removeAlias, ({ instance, member, body }) => {
    const alias = accountByHandle(instance, body.alias);
    if (!alias) throw unknownTarget();
    removeAlias(instance, member, alias);
    return { status: 'success' };
  }),

  route(calls.moveAccount, async ({ instance, member, body }) => {
    if (!(await passwordMatches(member.password_hash, body.password)))
      return { error: 'Invalid password.' };
    const target = accountByHandle(instance, body.target_account);
    if (!target) throw new HttpError(404, 'Target account not found.');
    if (!parseSettings(target).also_known_as.includes(accountUri(member)))
      return { error: 'Target account must have the origin in `alsoKnownAs`' };
    moveAccount(instance, member, target);
    return { status: 'success' };
  }),
];
