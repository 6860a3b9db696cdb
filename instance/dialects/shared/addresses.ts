import type { Mention } from '@rookery/contract/schemas/mention.ts';
import type { AccountRow, StatusRow } from '#store/rows.ts';
import type { ViewContext } from '#views/view-context.ts';

/**
 * Returns the address of an account's page: `/@name` on this instance, and for remote accounts the
 * address on their own server.
 */
export function profileUrl(account: AccountRow, origin: string): string {
  return account.url ?? `${origin}/@${account.username}`;
}

/** Returns mentions with the addresses of the accounts' pages. */
export function mentionViews(view: ViewContext, mentions: readonly Mention[] = []): Mention[] {
  return mentions.map((mention) => {
    const account = view.account(mention.id);
    return account ? { ...mention, url: profileUrl(account, view.origin) } : mention;
  });
}

/**
 * Returns the address of a status's page. `between` is the part of the path between the author and
 * the id.
 */
export function statusUrl(
  status: StatusRow,
  author: AccountRow | undefined,
  origin: string,
  between: string,
): string {
  return status.url ?? `${origin}/@${author?.username ?? ''}/${between}${status.id}`;
}
