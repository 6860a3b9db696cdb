import type { FaultOf } from '#session/testing/test-world.ts';

const isLong = process.env['LONG'] === '1';

/** A sample of the pages, all of them in the long tests. */
export function pagesToTry<Row>(pages: readonly Row[]): readonly Row[] {
  return isLong ? pages : pages.filter((_, index) => index % 3 === 0);
}

/** A way in which any call may fail; a new answer each time. */
export interface PageFailure {
  readonly name: string;
  readonly of: FaultOf;
}

function answer(status: number, body: string, type: string): Response {
  return new Response(body, { status, headers: { 'content-type': type } });
}

const page = (status: number): PageFailure => ({
  name: String(status),
  of: () => answer(status, '<html><h1>raw page</h1></html>', 'text/html'),
});

const refusal = (status: number): PageFailure => ({
  name: String(status),
  of: () => answer(status, '{"error":"Refused, says the server"}', 'application/json'),
});

/**
 * The ten ways in which a call of a page may fail; one of them where the long tests are left out, another
 * with each `turn`. `timeOut` is what `standInForTimeouts` gives.
 */
export function pageFailures(timeOut: FaultOf, turn: number): readonly PageFailure[] {
  const all = [
    { name: 'time-out', of: timeOut },
    page(500),
    { name: 'unreadable', of: () => answer(200, '[{"id":"1",', 'application/json') },
    refusal(400),
    refusal(401),
    refusal(403),
    refusal(404),
    refusal(422),
    page(429),
    page(502),
  ];
  return isLong ? all : all.filter((_, index) => index === turn % all.length);
}
