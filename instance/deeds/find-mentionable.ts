import type { Instance } from '#instance/context.ts';
import { originMark } from '#instance/rules/origin-mark.ts';
import type { Mentionable, Named } from '#instance/rules/rich-text/link-text.ts';
import { accountByAcct } from '#instance/store/accounts.ts';

/** `name@here` and `name` are the same person. */
export function localAcct(instance: Instance, acct: string): string {
  const suffix = `@${instance.config.domain}`;
  const bare = acct.startsWith('@') ? acct.slice(1) : acct;
  return bare.toLowerCase().endsWith(suffix.toLowerCase()) ? bare.slice(0, -suffix.length) : bare;
}

export function findMentionable(instance: Instance, acct: string): Mentionable | undefined {
  const account = accountByAcct(instance.database, localAcct(instance, acct));
  if (!account) return undefined;
  const { id, username } = account;
  return { id, username, url: account.url ?? `${originMark}/users/${username}` };
}

export function newNamed(instance: Instance): Named {
  return {
    find: (acct) => findMentionable(instance, acct),
    mentions: new Map(),
    tags: new Set(),
  };
}
