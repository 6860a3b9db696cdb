import { testOrigin } from '#instance/testing/start-test-instance.ts';

/** Node's own request of one that jsdom made: its signals and forms are of another kind. */
export function nodeRequest(address: string, init: RequestInit = {}): Request {
  const headers = new Headers(init.headers);
  let { body } = init;
  if (body instanceof URLSearchParams) {
    headers.set('content-type', 'application/x-www-form-urlencoded');
    body = body.toString();
  }
  headers.set('host', new URL(testOrigin).host);
  return new Request(address, { method: init.method ?? 'GET', headers, body: body ?? null });
}
