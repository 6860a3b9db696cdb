import type { Instance } from '#context.ts';
import type { AccountRow } from '#store/rows.ts';
import { createMailLink } from '#store/mail-links.ts';

const day = 86_400_000;

/** Returns the earliest time at which a password reset link that is still valid was created. */
export function oldestValidResetTime(instance: Instance): number {
  return instance.now() - day;
}

/** Creates a password reset link; invalidates older ones. */
export function createPasswordResetLink(
  instance: Instance,
  account: AccountRow,
  origin: string,
): { readonly link: string; readonly token: string } {
  const token = createMailLink(instance.database, {
    accountId: account.id,
    purpose: 'reset',
    createdAt: instance.now(),
  });
  return { link: `${origin}/api/v1/pleroma/password_reset/${token}`, token };
}
