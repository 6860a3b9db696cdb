import * as calls from '#contract/calls/account-settings.ts';
import { accountByHandle, addAlias, aliasHandles, removeAlias } from '#instance/deeds/aliases.ts';
import { moveAccount } from '#instance/deeds/move-account.ts';
import { Refusal } from '#instance/http/refusal.ts';
import { route } from '#instance/http/route.ts';
import { accountUri } from '#instance/rules/account-uri.ts';
import { readSettings } from '#instance/rules/account-settings.ts';
import { passwordMatches } from '#instance/store/secrets.ts';

const mostAliases = 50;
const nobody = (): Refusal => new Refusal(404, 'Target account does not exist.');

/** One's other accounts, and going over to one of them. */
export const accountSettingsAliasRoutes = [
  route(calls.getAliases, ({ instance, member }) => ({ aliases: aliasHandles(instance, member) })),

  route(calls.addAlias, ({ instance, member, body }) => {
    const alias = accountByHandle(instance, body.alias);
    if (!alias) throw nobody();
    if (readSettings(member).also_known_as.length >= mostAliases)
      return { error: 'Too many aliases.' };
    addAlias(instance, member, alias);
    return { status: 'success' };
  }),

  route(calls.removeAlias, ({ instance, member, body }) => {
    const alias = accountByHandle(instance, body.alias);
    if (!alias) throw nobody();
    removeAlias(instance, member, alias);
    return { status: 'success' };
  }),

  route(calls.moveAccount, async ({ instance, member, body }) => {
    if (!(await passwordMatches(member.password_hash, body.password)))
      return { error: 'Invalid password.' };
    const target = accountByHandle(instance, body.target_account);
    if (!target) throw new Refusal(404, 'Target account not found.');
    if (!readSettings(target).also_known_as.includes(accountUri(member)))
      return { error: 'Target account must have the origin in `alsoKnownAs`' };
    moveAccount(instance, member, target);
    return { status: 'success' };
  }),
];
