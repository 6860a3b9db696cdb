/** A response that is more than status 200 with a JSON body. */
export class RouteResponse {
  readonly body: unknown;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    body: unknown,
    options: { readonly status?: number; readonly headers?: Readonly<Record<string, string>> } = {},
  ) {
    this.body = body;
    this.status = options.status ?? 200;
    this.headers = options.headers ?? {};
  }
}

export function toResponse(result: unknown): Response {
  if (result instanceof Response) return result;
  const reply = result instanceof RouteResponse ? result : new RouteResponse(result);
  const headers = new Headers({ 'cache-control': 'max-age=0, private, must-revalidate' });
  for (const [name, value] of Object.entries(reply.headers)) headers.set(name, value);
  if (reply.status === 204 || reply.status === 302)
    return new Response(null, { status: reply.status, headers });
  if (!headers.has('content-type')) {
    headers.set('content-type', 'application/json; charset=utf-8');
    return new Response(JSON.stringify(reply.body), { status: reply.status, headers });
  }
  const body = reply.body instanceof Uint8Array ? new Uint8Array(reply.body) : String(reply.body);
  return new Response(body, { status: reply.status, headers });
}

/** `{}`, the response of Akkoma and Pleroma to calls that return nothing. */
export const emptyResponse = new RouteResponse({});
