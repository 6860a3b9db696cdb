import { systemClock } from '@rookery/client/api/pacing.ts';
import { listOf, parseLenient } from '@rookery/contract/lenient-schema.ts';
import { status, type Status } from '@rookery/contract/schemas/status.ts';
import { ingestStatuses } from '@rookery/client/store/ingest/ingest-status.ts';
import { indexedArea } from '@rookery/client/lib/storage/indexed-area.ts';
import { localArea, tabArea } from '@rookery/client/lib/storage/local-area.ts';
import { noLog } from '@rookery/client/session/log.ts';
import { createNotices } from '@rookery/client/session/notices.ts';
import { createSession } from '@rookery/client/session/create-session.ts';
import type { Session } from '@rookery/client/session/session.ts';
import { generateStatuses } from '../tools/generate-statuses.ts';

const favouritePath = /\/api\/v1\/statuses\/([^/]+)\/(un)?favourite$/;

/** A server that has these statuses and responds immediately. */
function instantServer(statuses: ReadonlyMap<string, Status>): typeof fetch {
  const isOn = new Set<string>();
  return async (input) => {
    const address = input instanceof Request ? input.url : String(input);
    const [, id = '', un] = favouritePath.exec(address) ?? [];
    const known = statuses.get(id);
    if (!known) return new Response('{"error":"Record not found"}', { status: 404 });
    if (un === undefined) isOn.add(id);
    else isOn.delete(id);
    const step = isOn.has(id) ? 1 : 0;
    return Response.json({
      ...known,
      favourited: isOn.has(id),
      favourites_count: (known.favourites_count ?? 0) + step,
    });
  };
}

/** Creates a member's session with this many statuses, and returns their ids, newest first. */
export function makeSession(
  templates: readonly unknown[],
  count: number,
): { session: Session; ids: readonly string[] } {
  const statuses = parseLenient(listOf(status), generateStatuses(templates, count)).value ?? [];
  const known = new Map(
    statuses
      .flatMap((outer) => [outer, ...(outer.reblog ? [outer.reblog] : [])])
      .map((each): [string, Status] => [each.id, each]),
  );
  const session = createSession(
    {
      origin: window.location.origin,
      area: localArea(),
      tabArea: tabArea(),
      pageArea: indexedArea('bench'),
      clock: systemClock,
      // Request pacing would add waiting times that are not the client's work.
      pace: () => Promise.resolve(),
      fetch: instantServer(known),
      openSocket: (address) => new WebSocket(address),
      preloaded: new Map(),
      notices: createNotices(),
      log: noLog,
      onStorageError: () => undefined,
    },
    { member: { accessToken: 'none', accountId: 'viewer' }, onSignedOut: () => undefined },
  );
  const { tables, viewerId } = session;
  const ids = ingestStatuses(tables, statuses, { requestedAt: tables.hub.next(), viewerId });
  return { session, ids };
}
