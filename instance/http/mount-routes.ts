import type { Hono } from 'hono';
import type { Call } from '@rookery/contract/call.ts';
import type { Instance } from '#context.ts';
import { findCaller } from './find-caller.ts';
import { originOfRequest } from './origin-of-request.ts';
import { findDialect } from '#dialects/find-dialect.ts';
import { errorPage, isPageOpened } from '#pages/error-page.ts';
import { isDiskFull } from '#rules/disk-full.ts';
import { HttpError, createOutOfSpaceError } from './http-error.ts';
import { RouteResponse, toResponse } from './route-response.ts';
import type { Route } from './route.ts';
import { createThrottle } from './throttle.ts';

/** Connection data of a request; empty for a request without a socket, as in tests. */
export interface Bindings {
  readonly address?: string | undefined;
}

export type App = Hono<{ Bindings: Bindings }>;

function pathSegments(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '');
}

function parameterMask(route: Route): string {
  return pathSegments(route.call.path)
    .map((segment) => (segment.startsWith(':') ? '1' : '0'))
    .join('');
}

/**
 * Sorts fixed path segments before parameters, so that `/accounts/lookup` is not matched as an id.
 */
function compareSpecificity(one: Route, other: Route): number {
  return parameterMask(one) < parameterMask(other) ? -1 : 1;
}

/**
 * Returns the paths of a route. Pleroma and Akkoma accept paths of the API with and without
 * `.json`.
 */
function routePaths({ call }: Route): string[] {
  const bare = call.path.replace(/\.json$/, '');
  return call.path.startsWith('/api/') && bare !== call.path ? [call.path, bare] : [call.path];
}

function errorResponse(
  instance: Instance,
  { call, request }: { readonly call: Call; readonly request: Request },
  error: unknown,
): RouteResponse {
  if (isDiskFull(error)) {
    instance.reportError(error);
    return errorResponse(instance, { call, request }, createOutOfSpaceError());
  }
  if (error instanceof HttpError) {
    const isPage = call.response.type === 'string' && call.responseType === undefined;
    if (isPage && isPageOpened(request)) return errorPage(request, error.status, error.headers);
    const { body, status, headers } = findDialect(instance.config).convertError(error, call);
    return new RouteResponse(body, { status, headers });
  }
  throw error;
}

/** Registers every route under the method and path of its call. */
export function mountRoutes(app: App, instance: Instance, routes: readonly Route[]): void {
  const throttle = instance.config.throttle ? createThrottle(instance) : undefined;
  const limits = throttle && findDialect(instance.config).createRateLimits?.(instance);
  for (const route of routes.toSorted(compareSpecificity)) {
    app.on(route.call.method, routePaths(route), async (context) => {
      const request = context.req.raw;
      const path: Record<string, string> = context.req.param();
      let announced: Readonly<Record<string, string>> = {};
      const respond = async (): Promise<Response> => {
        try {
          const caller = findCaller(instance, request, context.env?.address ?? 'here');
          const counted = limits?.count(route.call, caller);
          announced = counted?.headers ?? {};
          if (counted?.isExceeded) throw new HttpError(429, 'Throttled');
          throttle?.check(route.call, path, caller);
          const origin = originOfRequest(request.headers.get('host'), instance.origin);
          return toResponse(await route.run({ instance, request, path, caller, origin, throttle }));
        } catch (error) {
          return toResponse(errorResponse(instance, { call: route.call, request }, error));
        }
      };
      const response = await respond();
      const added = Object.entries(announced);
      if (added.length === 0) return response;
      /* Copies the response, because the headers of `Response.redirect()` are immutable. */
      const headers = new Headers([...response.headers, ...added]);
      return new Response(response.body, { status: response.status, headers });
    });
  }
}
