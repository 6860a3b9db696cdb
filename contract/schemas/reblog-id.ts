/** Separates the parts of an id of ours. No server's ids contain it. */
const separator = '~';

interface Reblog {
  readonly id: string;
  readonly account: { readonly id: string };
  readonly reblog?: { readonly id: string } | null | undefined;
}

/**
 * Gives a reblog an id of its own. snac sends it with the id of the reblogged status, which is then
 * another status by another account. The new id sorts directly above the server's.
 */
export function withOwnReblogId<T extends Reblog>(status: T): T {
  const { id, reblog, account } = status;
  return reblog?.id === id ? { ...status, id: `${id}${separator}${account.id}` } : status;
}

/** Returns the server's id for the id of a status. */
export function serverIdOf(id: string): string {
  const at = id.indexOf(separator);
  return at < 0 ? id : id.slice(0, at);
}
