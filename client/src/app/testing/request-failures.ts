import { vi } from 'vitest';
import type { FaultForRequest } from '#session/testing/test-environment.ts';

const rawPage = '<html><h1>raw page</h1></html>';

function json(body: string): Response {
  return new Response(body, { headers: { 'content-type': 'application/json' } });
}

function page(status: number): Response {
  return new Response(rawPage, { status, headers: { 'content-type': 'text/html' } });
}

interface RequestFailure {
  readonly name: string;
  /** Returns a new failing response on each call. */
  readonly of: FaultForRequest;
  /** The message that an action or a document shows. */
  readonly says: string;
  /** The message that a timeline shows, if it is different. */
  readonly ofTimeline?: string;
}

/**
 * Replaces `AbortSignal.timeout` with a signal that aborts only when the returned fault runs. Call
 * it before the client renders.
 */
export function mockTimeouts(): FaultForRequest {
  let latest = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    latest = new AbortController();
    return latest.signal;
  });
  return () => {
    latest.abort();
    throw new Error('the call took too long');
  };
}

const unreadable = 'The server sent an invalid response';

/** Returns every way in which a request can fail, with the expected message. */
export function requestFailures(timeOut: FaultForRequest): readonly RequestFailure[] {
  return [
    { name: 'time-out', of: timeOut, says: 'The server took too long to respond, try again' },
    { name: 'offline', of: () => 'offline', says: 'Failed to connect to server, try again' },
    {
      name: '401',
      of: () => Response.json({ error: 'Unauthorized' }, { status: 401 }),
      says: 'You need to be logged in to do this',
    },
    {
      name: '401 of a proxy',
      of: () => page(401),
      says: 'The server had a problem, try again',
    },
    { name: '403', of: () => page(403), says: 'The server doesn’t allow this' },
    {
      name: '404',
      of: () => page(404),
      says: 'This was deleted or is private',
      ofTimeline: "Can't find the timeline",
    },
    { name: '429', of: () => page(429), says: 'You are rate limited' },
    {
      name: '500',
      of: () => page(500),
      says: 'The server had a problem, try again',
      ofTimeline: 'Internal Server Error',
    },
    {
      name: '503',
      of: () => page(503),
      says: 'The server had a problem, try again',
      ofTimeline: 'The backend is not available',
    },
    { name: 'HTML', of: () => page(200), says: unreadable },
    { name: 'broken JSON', of: () => json('[{"id":"1",'), says: unreadable },
  ];
}
