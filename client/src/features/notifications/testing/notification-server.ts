/** A notification as the server sends it. */
export interface WireNotification {
  readonly id: string;
  readonly type: string;
  readonly pleroma: { readonly is_seen: boolean };
  readonly [field: string]: unknown;
}

export const viewerAccount = { id: 'viewer', acct: 'mira', username: 'mira', display_name: 'Mira' };
export const junAccount = {
  id: 'jun',
  acct: 'jun@kitsune.example',
  username: 'jun',
  display_name: 'Jun',
};

/** Returns a status of the viewer as the server sends it, with other `fields` if given. */
export function viewerStatus(fields: Readonly<Record<string, unknown>> = {}) {
  return {
    id: 'S1',
    account: viewerAccount,
    content: '<p>The heron is back</p>',
    created_at: '2026-05-01T10:00:00.000Z',
    visibility: 'public',
    ...fields,
  };
}

export function apiNotification(
  id: number,
  type: string,
  fields: Readonly<Record<string, unknown>> = {},
  isSeen = true,
): WireNotification {
  return {
    id: String(id),
    type,
    account: junAccount,
    created_at: '2026-05-01T12:00:00.000Z',
    pleroma: { is_seen: isSeen },
    ...fields,
  };
}

/** Returns follows by Jun, newest first. */
export function createWireFollows(count: number, isSeen = true): WireNotification[] {
  return Array.from({ length: count }, (_, index) =>
    apiNotification(count - index, 'follow', {}, isSeen),
  );
}

export interface NotificationServer {
  readonly fetch: typeof fetch;
  notifications: WireNotification[];
  relationships: readonly Readonly<Record<string, unknown>>[];
  /** The HTTP status with which every request fails; undefined if requests succeed. */
  failsWith: number | undefined;
  /** The received requests, as `GET /path?query` or `POST /path body`. */
  readonly requests: string[];
}

function page(all: readonly WireNotification[], url: URL): Response {
  const bound = (name: string): number => Number(url.searchParams.get(name) ?? Number.NaN);
  const [maxId, sinceId] = [bound('max_id'), bound('since_id')];
  const found = all.filter(({ id }) => !(Number(id) >= maxId) && !(Number(id) <= sinceId));
  const items = found.slice(0, Number(url.searchParams.get('limit')));
  const last = items.at(-1);
  const headers = last
    ? { link: `<${url.origin}${url.pathname}?max_id=${last.id}>; rel="next"` }
    : undefined;
  return Response.json(items, headers ? { headers } : {});
}

/** Creates a fake server for the notification routes. */
export function createNotificationServer(
  initial: readonly WireNotification[] = [],
): NotificationServer {
  const server: NotificationServer = {
    notifications: [...initial],
    relationships: [],
    failsWith: undefined,
    requests: [],
    fetch: async (input, init) => {
      const request = new Request(input, { ...init, signal: null });
      const url = new URL(request.url);
      const body = await request.text();
      server.requests.push(
        `${request.method} ${url.pathname}${url.search}${body === '' ? '' : ` ${body}`}`,
      );
      if (server.failsWith !== undefined) {
        return Response.json({ error: 'out of order' }, { status: server.failsWith });
      }
      if (url.pathname === '/api/v1/accounts/relationships')
        return Response.json(server.relationships);
      if (url.pathname.endsWith('/follow'))
        return Response.json({ id: junAccount.id, following: true });
      if (request.method === 'GET') return page(server.notifications, url);
      server.notifications = server.notifications.map((each) => ({
        ...each,
        pleroma: { is_seen: true },
      }));
      return Response.json(server.notifications);
    },
  };
  return server;
}
