import { getAccount, lookupAccount, searchAccounts } from '@rookery/contract/calls/accounts.ts';
import type { Account } from '@rookery/contract/schemas/account.ts';
import type { CallArguments } from '#api/transport.ts';
import { ApiError } from '#api/api-error.ts';
import { can } from '#api/capabilities.ts';
import { ingestAccount } from '#store/ingest/ingest-account.ts';
import { refetchRelationship } from '../actions/toggle-relationship.ts';
import { waitForInstanceDocument } from '../instance/load-instance.ts';
import type { ResponseContext } from '../load.ts';
import { runInBackground } from '../run-in-background.ts';
import type { Session } from '../session.ts';

/**
 * Matches the ids of Mastodon (numbers), GoToSocial (ULIDs), snac (hashes) and the embedded instance in
 * every dialect (flakes like those of Akkoma, from the years 2019 to 2029). Some usernames match too, and
 * ids of other server software may not match.
 */
const idForm = /^(?:\d+|[\dA-Z]{26}|[\da-f]{32}|[9AB][\dA-Za-z]{17})$/;

/** Stores the account of a response and returns its id. */
export function ingestAccountResponse(wire: Account, context: ResponseContext): string {
  return ingestAccount(context.tables, wire, context);
}

/** Returns the result of the first request that finds something. */
async function firstFound<T>([next, ...others]: readonly (() => Promise<T>)[]): Promise<T> {
  if (next === undefined) throw new ApiError('notFound');
  try {
    return await next();
  } catch (error) {
    const isMissing = error instanceof ApiError && error.kind === 'notFound';
    if (!isMissing || others.length === 0) throw error;
    return firstFound(others);
  }
}

/**
 * Loads an account by id, name or address, with the viewer's relationship; returns the id. Only
 * Akkoma and Pleroma accept a name in place of the id.
 *
 * @throws `ApiError`, or the signal's reason if aborted
 */
export async function loadAccount(
  session: Session,
  { path, query, signal }: CallArguments<typeof getAccount>,
): Promise<string> {
  const { load, instance, tables, viewerId } = session;
  const given = path.id.replace(/^@/, '');
  const abort = signal && { signal };
  const byId = () =>
    load(
      getAccount,
      { path: { id: given }, ...(query && { query }), ...abort },
      ingestAccountResponse,
    );
  await waitForInstanceDocument(instance, session.instanceLoaded);
  if (can('accountsByName', instance.getState().info.serverInfo)) return byId();

  const byName = () =>
    load(lookupAccount, { query: { acct: given }, ...abort }, ingestAccountResponse);
  /* `lookup` finds only accounts that the server knows; a search with `resolve` fetches others. */
  const resolve = () =>
    load(
      searchAccounts,
      { query: { q: given, resolve: true, limit: 5 }, ...abort },
      (wires, context) => {
        const found = wires.find(({ acct }) => acct?.toLowerCase() === given.toLowerCase());
        if (!found) throw new ApiError('notFound');
        return ingestAccountResponse(found, context);
      },
    );
  const isId = tables.accounts.get(given) !== undefined || idForm.test(given);
  const isAddress = given.includes('@');
  const id = await firstFound([
    ...(isId ? [byId, byName] : [byName]),
    ...(isAddress || isId ? [] : [byId]),
    ...(isAddress && viewerId !== null ? [resolve] : []),
  ]);
  if (query?.with_relationships && viewerId !== null && id !== viewerId)
    await runInBackground(session, 'relationship', () => refetchRelationship(session, id));
  return id;
}
