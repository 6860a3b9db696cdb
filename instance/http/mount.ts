import type { Hono } from 'hono';
import type { Instance } from '#instance/context.ts';
import { findCaller } from './find-caller.ts';
import { ownOrigin } from './own-origin.ts';
import { Refusal } from './refusal.ts';
import { Reply, toResponse } from './reply.ts';
import type { Route } from './route.ts';
import { createThrottle } from './throttle.ts';

/** What a socket tells of a request; one without a socket tells nothing. */
export interface Bindings {
  readonly address?: string | undefined;
}

export type App = Hono<{ Bindings: Bindings }>;

function segmentsOf(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '');
}

function varyingParts(route: Route): string {
  return segmentsOf(route.row.path)
    .map((segment) => (segment.startsWith(':') ? '1' : '0'))
    .join('');
}

/** Fixed names before varying ones, so that `/accounts/lookup` is not taken for an id. */
function byName(one: Route, other: Route): number {
  return varyingParts(one) < varyingParts(other) ? -1 : 1;
}

/** Pleroma and Akkoma know this call with and without its ending. */
function pathsOf({ row }: Route): string[] {
  const bare = row.path.replace(/\.json$/, '');
  return row.path.startsWith('/api/') && bare !== row.path ? [row.path, bare] : [row.path];
}

function refusalReply(error: unknown): Reply {
  if (error instanceof Refusal) return new Reply(error.body, { status: error.status });
  throw error;
}

/** Registers every route under its row's own method and path. */
export function mount(app: App, instance: Instance, routes: readonly Route[]): void {
  const throttle = instance.config.throttle ? createThrottle(instance) : undefined;
  for (const route of routes.toSorted(byName)) {
    app.on(route.row.method, pathsOf(route), async (context) => {
      const request = context.req.raw;
      const path: Record<string, string> = context.req.param();
      try {
        const caller = findCaller(instance, request, context.env?.address ?? 'here');
        throttle?.check(route.row, path, caller);
        const origin = ownOrigin(request.headers.get('host'), instance.origin);
        return toResponse(await route.run({ instance, request, path, caller, origin, throttle }));
      } catch (error) {
        return toResponse(refusalReply(error));
      }
    });
  }
}
