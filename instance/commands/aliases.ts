import type { Instance } from '#context.ts';
import { accountUri, originPlaceholder } from '#rules/origin-placeholder.ts';
import { parseSettings, serialiseSettings } from '#rules/account-settings.ts';
import { accountByAcct, updateAccount } from '#store/accounts.ts';
import type { AccountRow } from '#store/rows.ts';
import { toLocalAcct } from './find-mentionable.ts';

const localPrefix = `${originPlaceholder}/users/`;

/** Returns the active local account with a handle. */
export function accountByHandle(instance: Instance, handle: string): AccountRow | undefined {
  const account = accountByAcct(instance.database, toLocalAcct(instance, handle.trim()));
  return account?.active ? account : undefined;
}

function handleOf(instance: Instance, uri: string): string {
  if (uri.startsWith(localPrefix))
    return `${uri.slice(localPrefix.length)}@${instance.config.domain}`;
  const known = instance.database.get<{ acct: string }>(
    'SELECT acct FROM accounts WHERE uri = ?',
    uri,
  );
  return known?.acct ?? uri;
}

export function listAliasHandles(instance: Instance, member: AccountRow): string[] {
  return parseSettings(member).also_known_as.map((uri) => handleOf(instance, uri));
}

function saveAliases(instance: Instance, member: AccountRow, uris: readonly string[]): void {
  updateAccount(instance.database, member.id, {
    settings: serialiseSettings(member, { also_known_as: uris }),
  });
}

export function addAlias(instance: Instance, member: AccountRow, alias: AccountRow): void {
  const known = parseSettings(member).also_known_as;
  saveAliases(instance, member, [...new Set([...known, accountUri(alias)])]);
}

export function removeAlias(instance: Instance, member: AccountRow, alias: AccountRow): void {
  const uri = accountUri(alias);
  saveAliases(
    instance,
    member,
    parseSettings(member).also_known_as.filter((known) => known !== uri),
  );
}
