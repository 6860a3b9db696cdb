import type { Instance } from '#context.ts';
import { localAcct } from '#commands/find-mentionable.ts';
import { findDialect } from '#dialects/find-dialect.ts';
import { notFound, HttpError } from '#http/http-error.ts';
import { isId } from '#rules/ids.ts';
import { isAdmitted } from '#rules/is-admitted.ts';
import { mayActOn } from '#rules/staff-rank.ts';
import { accountByAcct, accountById } from '#store/accounts.ts';
import type { AccountRow, StatusRow } from '#store/rows.ts';
import { statusById } from '#store/statuses.ts';
import { canSee } from '#views/can-see.ts';
import type { ViewContext } from '#views/view-context.ts';

/** Returns a status by id. Throws 404 if the viewer may not read it. */
export function requiredStatus(view: ViewContext, id: string): StatusRow {
  const status = statusById(view.instance.database, id);
  if (!status || !canSee(view, status)) throw notFound();
  return status;
}

/** Like requiredStatus, but returns the original of a reblog. */
export function requiredOriginal(view: ViewContext, id: string): StatusRow {
  const status = requiredStatus(view, id);
  return status.reblog_of === null ? status : requiredStatus(view, status.reblog_of);
}

function isVisible(view: ViewContext, account: AccountRow): boolean {
  if (view.viewer?.role) return true;
  return isAdmitted(account);
}

/**
 * Returns an account by id, for calls that change something. Throws 404 if it is unknown or hidden
 * from the viewer.
 */
export function requiredAccount(view: ViewContext, id: string): AccountRow {
  const account = accountById(view.instance.database, id);
  if (!account || !isVisible(view, account)) throw notFound();
  return account;
}

/**
 * Returns an account by id, for reading, or, on servers that accept it, by name. Visitors can find
 * remote accounts only by id.
 */
export function requiredProfile(view: ViewContext, idOrName: string): AccountRow {
  const { database, config } = view.instance;
  const account = isId(idOrName) ? accountById(database, idOrName) : undefined;
  if (account && isVisible(view, account)) return account;
  if (!findDialect(config).findsAccountsByName) throw notFound();
  return requiredName(view, idOrName);
}

/** Returns an account by name, for reading. Throws 404 if it is unknown or hidden. */
export function requiredName(view: ViewContext, name: string): AccountRow {
  const byName = accountByAcct(view.instance.database, localAcct(view.instance, name));
  if (!byName || !isVisible(view, byName) || (byName.host !== null && !view.viewer))
    throw notFound("Can't find user");
  return byName;
}

/** Returns the account of a staff call by name or id, whatever its state. */
export function requiredUser(instance: Instance, nameOrId: string): AccountRow {
  const { database } = instance;
  const account =
    accountByAcct(database, localAcct(instance, nameOrId)) ??
    (isId(nameOrId) ? accountById(database, nameOrId) : undefined);
  if (!account) throw notFound('Not found');
  return account;
}

/**
 * Throws 403 if one of the accounts ranks above the viewer. Required in every staff action on
 * accounts.
 */
export function requireRank(
  { viewer }: ViewContext,
  accounts: readonly (AccountRow | undefined)[],
): void {
  if (accounts.some((account) => account && !mayActOn(viewer?.role ?? null, account.role)))
    throw new HttpError(403, 'User is not an admin.');
}
