import type { FaultForRequest } from '#session/testing/test-environment.ts';

const isLong = process.env['LONG'] === '1';

/** Returns every third page, or all pages in the long test run. */
export function samplePages<Row>(pages: readonly Row[]): readonly Row[] {
  return isLong ? pages : pages.filter((_, index) => index % 3 === 0);
}

/** A way in which a request fails; `of` returns a new response for each call. */
export interface PageFailure {
  readonly name: string;
  readonly of: FaultForRequest;
}

function createResponse(status: number, body: string, type: string): Response {
  return new Response(body, { status, headers: { 'content-type': type } });
}

const htmlError = (status: number): PageFailure => ({
  name: String(status),
  of: () => createResponse(status, '<html><h1>raw page</h1></html>', 'text/html'),
});

const jsonError = (status: number): PageFailure => ({
  name: String(status),
  of: () => createResponse(status, '{"error":"Refused, says the server"}', 'application/json'),
});

/**
 * Returns ten failures in the long test run, otherwise only the one that `runNumber` selects. `timeOut`
 * is the result of `mockTimeouts`.
 */
export function selectPageFailures(
  timeOut: FaultForRequest,
  runNumber: number,
): readonly PageFailure[] {
  const all = [
    { name: 'time-out', of: timeOut },
    htmlError(500),
    { name: 'unreadable', of: () => createResponse(200, '[{"id":"1",', 'application/json') },
    jsonError(400),
    jsonError(401),
    jsonError(403),
    jsonError(404),
    jsonError(422),
    htmlError(429),
    htmlError(502),
  ];
  return isLong ? all : all.filter((_, index) => index === runNumber % all.length);
}
