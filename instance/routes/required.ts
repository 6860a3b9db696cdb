import type { Instance } from '#instance/context.ts';
import { localAcct } from '#instance/deeds/find-mentionable.ts';
import { notFound, Refusal } from '#instance/http/refusal.ts';
import { isId } from '#instance/rules/ids.ts';
import { isAdmitted } from '#instance/rules/is-admitted.ts';
import { mayActOn } from '#instance/rules/staff-rank.ts';
import { accountByAcct, accountById } from '#instance/store/accounts.ts';
import type { AccountRow, StatusRow } from '#instance/store/rows.ts';
import { statusById } from '#instance/store/statuses.ts';
import { maySee } from '#instance/views/may-see.ts';
import type { View } from '#instance/views/view.ts';

/** The status that a path names; absent for those who may not read it. */
export function requiredStatus(view: View, id: string): StatusRow {
  const status = statusById(view.instance.database, id);
  if (!status || !maySee(view, status)) throw notFound();
  return status;
}

/** The same, and the original where a repeat was named. */
export function requiredOriginal(view: View, id: string): StatusRow {
  const status = requiredStatus(view, id);
  return status.reblog_of === null ? status : requiredStatus(view, status.reblog_of);
}

function isShown(view: View, account: AccountRow): boolean {
  if (view.viewer?.role) return true;
  return isAdmitted(account);
}

/** An account by id alone, for calls that change something. */
export function requiredAccount(view: View, id: string): AccountRow {
  const account = accountById(view.instance.database, id);
  if (!account || !isShown(view, account)) throw notFound();
  return account;
}

/** An account by id or name, for reading. Visitors find remote people by id only. */
export function requiredProfile(view: View, idOrName: string): AccountRow {
  const { database } = view.instance;
  const account = isId(idOrName) ? accountById(database, idOrName) : undefined;
  if (account && isShown(view, account)) return account;
  const named = accountByAcct(database, localAcct(view.instance, idOrName));
  if (!named || !isShown(view, named) || (named.host !== null && !view.viewer))
    throw notFound("Can't find user");
  return named;
}

/** The account that a call of staff names, by name or id, whatever its state. */
export function requiredUser(instance: Instance, nameOrId: string): AccountRow {
  const { database } = instance;
  const account =
    accountByAcct(database, localAcct(instance, nameOrId)) ??
    (isId(nameOrId) ? accountById(database, nameOrId) : undefined);
  if (!account) throw notFound('Not found');
  return account;
}

/** Throws 403 where one of the accounts ranks above the viewer. For every staff action on an account. */
export function requireRank({ viewer }: View, accounts: readonly (AccountRow | undefined)[]): void {
  if (accounts.some((account) => account && !mayActOn(viewer?.role ?? null, account.role)))
    throw new Refusal(403, 'User is not an admin.');
}
