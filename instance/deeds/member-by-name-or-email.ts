import type { Instance } from '#instance/context.ts';
import { accountByAcct, accountByEmail } from '#instance/store/accounts.ts';
import type { AccountRow } from '#instance/store/rows.ts';
import { localAcct } from './find-mentionable.ts';

interface Asked {
  readonly email?: string;
  readonly nickname?: string;
}

/** A member of this instance by their address, or by their name; either field takes both. */
export function memberByNameOrEmail(
  instance: Instance,
  { email, nickname }: Asked,
): AccountRow | undefined {
  const given = (email || nickname || '').trim();
  if (given === '') return undefined;
  const found =
    accountByEmail(instance.database, given) ??
    accountByAcct(instance.database, localAcct(instance, given));
  return found?.host === null ? found : undefined;
}
