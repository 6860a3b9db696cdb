import type { Instance } from '#context.ts';
import { accountByAcct, accountByEmail } from '#store/accounts.ts';
import type { AccountRow } from '#store/rows.ts';
import { toLocalAcct } from './find-mentionable.ts';

interface Lookup {
  readonly email?: string;
  readonly nickname?: string;
}

/** Finds a local member by e-mail or user name; either field accepts both. */
export function memberByNameOrEmail(
  instance: Instance,
  { email, nickname }: Lookup,
): AccountRow | undefined {
  const given = (email || nickname || '').trim();
  if (given === '') return undefined;
  const found =
    accountByEmail(instance.database, given) ??
    accountByAcct(instance.database, toLocalAcct(instance, given));
  return found?.host === null ? found : undefined;
}
