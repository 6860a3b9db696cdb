import { isLoopbackHost } from '#http/loopback.ts';
import type { Instance } from '#context.ts';
import { originPlaceholder } from '#rules/origin-placeholder.ts';
import type { Mentionable, TextReferences } from '#rules/rich-text/link-text.ts';
import { accountByAcct } from '#store/accounts.ts';

/** Returns whether a host is the domain or the web address of this instance. */
function isHere({ config, origin }: Instance, host: string): boolean {
  const own = new URL(origin);
  if ([config.domain.toLowerCase(), own.hostname, own.host].includes(host)) return true;
  return isLoopbackHost(own.host) && isLoopbackHost(host);
}

/** Returns the `acct` of a handle: without `@` at the start, and without the host of this instance. */
export function toLocalAcct(instance: Instance, acct: string): string {
  const bare = acct.startsWith('@') ? acct.slice(1) : acct;
  const at = bare.indexOf('@');
  return at > 0 && isHere(instance, bare.slice(at + 1).toLowerCase()) ? bare.slice(0, at) : bare;
}

export function findMentionable(instance: Instance, acct: string): Mentionable | undefined {
  const account = accountByAcct(instance.database, toLocalAcct(instance, acct));
  if (!account) return undefined;
  const { id, username } = account;
  return { id, username, url: account.url ?? `${originPlaceholder}/users/${username}` };
}

export function createTextReferences(instance: Instance): TextReferences {
  return {
    find: (acct) => findMentionable(instance, acct),
    mentions: new Map(),
    tags: new Set(),
  };
}
