import { testOrigin } from '@rookery/instance/testing/start-test-instance.ts';

/**
 * Converts a request of jsdom into one of Node, whose classes for signals and forms differ from
 * those of jsdom.
 */
export function nodeRequest(address: string, init: RequestInit = {}): Request {
  const headers = new Headers(init.headers);
  let { body } = init;
  if (body instanceof URLSearchParams) {
    headers.set('content-type', 'application/x-www-form-urlencoded');
    body = body.toString();
  }
  headers.set('host', new URL(testOrigin).host);
  const { method = 'GET', keepalive } = init;
  const more = keepalive === true ? { keepalive } : {};
  return new Request(address, { method, headers, body: body ?? null, ...more });
}
