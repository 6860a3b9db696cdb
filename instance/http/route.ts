import type {
  CallResponse,
  BodyValues,
  Call,
  PathValues,
  QueryValues,
} from '@rookery/contract/call.ts';
import type { Instance } from '#context.ts';
import type { Dialect } from '#dialects/dialect.ts';
import type { AccountRow } from '#store/rows.ts';
import type { ViewContext } from '#views/view-context.ts';
import { findDialect } from '#dialects/find-dialect.ts';
import { hasRequiredScope } from '#rules/scopes.ts';
import { createViewContext } from '#views/view-context.ts';
import { bodyBounds } from './body-bounds.ts';
import { parseBracketedFields } from './parse-bracketed-fields.ts';
import { findCaller, type Caller } from './find-caller.ts';
import { assertVisitorMayCall } from './private-mode.ts';
import { readBody } from './read-body.ts';
import { readParameters } from './read-parameters.ts';
import type { RouteResponse } from './route-response.ts';
import type { Throttle } from './throttle.ts';

/** An authorised request with parsed parameters. */
export interface RouteRequest<C extends Call> {
  readonly call: C;
  readonly instance: Instance;
  readonly path: PathValues<C>;
  readonly query: QueryValues<C>;
  readonly body: BodyValues<C>;
  readonly caller: Caller;
  /** Always present on calls for members and staff. */
  readonly member: C['caller'] extends 'member' | 'staff' | 'admin'
    ? AccountRow
    : AccountRow | undefined;
  readonly view: ViewContext;
  readonly request: Request;
  readonly url: URL;
}

type RouteResult<C extends Call> = CallResponse<C> | RouteResponse | Response;
export type Handler<C extends Call> = (
  request: RouteRequest<C>,
) => RouteResult<C> | Promise<RouteResult<C>>;

/** A request before authorisation, with its caller. */
export interface IncomingRequest {
  readonly instance: Instance;
  readonly request: Request;
  readonly path: Readonly<Record<string, string>>;
  readonly caller: Caller;
  readonly origin: string;
  readonly throttle: Throttle | undefined;
}

export interface Route {
  readonly call: Call;
  readonly run: (incoming: IncomingRequest) => Promise<unknown>;
}

/**
 * Checks the caller against the call's audience and the token's scopes. Throws an HttpError if they
 * do not suffice.
 */
function identify(dialect: Dialect, call: Call, candidate: Caller): Caller {
  const scopes = dialect.sufficientScopes(call.method, call.path);
  // Some GET calls need a write scope.
  const isTooWeak =
    candidate.isCookieAuthenticated === true && scopes.some((scope) => scope.includes('write'));
  const caller: Caller = isTooWeak ? { address: candidate.address } : candidate;
  const { member, token, address } = caller;
  const isCovered = !token || hasRequiredScope(token.scopes, scopes);
  if (call.caller === 'anyone') {
    if (!token && !dialect.admitsVisitors(call))
      throw dialect.refusal({ kind: 'no-member', hasToken: false });
    return isCovered ? caller : { address };
  }
  if (call.caller === 'app') {
    if (!token) throw dialect.refusal({ kind: 'no-app' });
    return caller;
  }
  if (!member) throw dialect.refusal({ kind: 'no-member', hasToken: token !== undefined });
  if (call.caller === 'admin' && member.role !== 'admin')
    throw dialect.refusal({ kind: 'not-admin', isStaff: member.role !== null });
  if (call.caller === 'staff' && !member.role) throw dialect.refusal({ kind: 'not-staff' });
  if (!isCovered) throw dialect.refusal({ kind: 'scopes', scopes });
  return caller;
}

/** Returns the caller if they may make the call. Throws an HttpError otherwise. */
function admit(instance: Instance, call: Call, candidate: Caller): Caller {
  const caller = identify(findDialect(instance.config), call, candidate);
  if (instance.config.private && !caller.member) assertVisitorMayCall(call);
  return caller;
}

/**
 * Creates the route of a call: checks who may make the call, parses the parameters and runs the
 * handler. Path, encoding and callers are those of the call's definition.
 */
export function route<C extends Call>(call: C, handler: Handler<C>): Route {
  return {
    call,
    async run({ instance, request, path, caller: initialCaller, origin, throttle }) {
      admit(instance, call, initialCaller);
      const url = new URL(request.url);
      const query = parseBracketedFields(url.searchParams);
      const body = await readBody(request, bodyBounds(call, instance.config));
      // The caller is read again: while the body was uploaded, the account may have changed or the
      // token may have been revoked.
      const identified = request.body
        ? findCaller(instance, request, initialCaller.address)
        : initialCaller;
      const caller = admit(instance, call, identified);
      throttle?.checkTarget(call, { ...query, ...body }, caller);
      const routeRequest = {
        call,
        instance,
        path,
        query: readParameters(call.query, query),
        // Some clients send body fields in the query, which Akkoma accepts.
        body: readParameters(call.body?.fields, { ...query, ...body }),
        caller,
        member: caller.member,
        view: createViewContext(instance, origin, caller.member),
        request,
        url,
      };
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- readParameters validated these values against the call, and `admit` checked the member
      return handler(routeRequest as unknown as RouteRequest<C>);
    },
  };
}
