import type { Instance } from '#context.ts';
import { toLocalAcct } from '#commands/find-mentionable.ts';
import { findDialect } from '#dialects/find-dialect.ts';
import { notFound } from '#http/http-error.ts';
import { isId } from '#rules/ids.ts';
import { isAccountVisible } from '#rules/is-account-visible.ts';
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

/** Returns a status by id or, if it is a reblog, its original. Throws 404 if the viewer may not read it. */
export function requiredOriginalStatus(view: ViewContext, id: string): StatusRow {
  const status = requiredStatus(view, id);
  return status.reblog_of === null ? status : requiredStatus(view, status.reblog_of);
}

function isVisible(view: ViewContext, account: AccountRow): boolean {
  if (view.viewer?.role) return true;
  return isAccountVisible(account);
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
 * Returns an account by id or, in dialects that accept it, by name, for calls that read. Throws 404 if
 * it is unknown or hidden from the viewer. Visitors find remote accounts only by id.
 */
export function requiredProfile(view: ViewContext, idOrName: string): AccountRow {
  const { database, config } = view.instance;
  const account = isId(idOrName) ? accountById(database, idOrName) : undefined;
  if (account && isVisible(view, account)) return account;
  if (!findDialect(config).findsAccountsByName) throw notFound();
  return requiredAccountByName(view, idOrName);
}

/** Returns an account by name, for calls that read. Throws 404 if it is unknown or hidden. */
export function requiredAccountByName(view: ViewContext, name: string): AccountRow {
  const byName = accountByAcct(view.instance.database, toLocalAcct(view.instance, name));
  if (!byName || !isVisible(view, byName) || (byName.host !== null && !view.viewer))
    throw notFound("Can't find user");
  return byName;
}

/** Returns an account by name or id, for calls of staff, who also see hidden accounts. Throws 404 if
 * it is unknown. */
export function requiredAccountForStaff(instance: Instance, nameOrId: string): AccountRow {
  const { database } = instance;
  const account =
    accountByAcct(database, toLocalAcct(instance, nameOrId)) ??
    (isId(nameOrId) ? accountById(database, nameOrId) : undefined);
  if (!account) throw notFound('Not found');
  return account;
}
