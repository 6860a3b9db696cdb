/** Separates the server's id from the account's in the id of a reblog. No server's ids contain it. */
const separator = '~';

interface Reblog {
  readonly id: string;
  readonly account: { readonly id: string };
  readonly reblog?: { readonly id: string } | null | undefined;
}

/**
 * Gives a reblog an id of its own if it has that of the reblogged status, as on snac: two different
 * statuses would share one id. The new id sorts directly above the server's.
 */
export function withOwnReblogId<T extends Reblog>(status: T): T {
  const { id, reblog, account } = status;
  return reblog?.id === id ? { ...status, id: `${id}${separator}${account.id}` } : status;
}

/** Returns the id under which the server knows a status, which may be a reblog with its own id. */
export function serverStatusId(id: string): string {
  const at = id.indexOf(separator);
  return at < 0 ? id : id.slice(0, at);
}
