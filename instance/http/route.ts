import type { Answer, BodyValues, Call, PathValues, QueryValues } from '#contract/call.ts';
import type { Instance } from '#instance/context.ts';
import type { AccountRow } from '#instance/store/rows.ts';
import type { View } from '#instance/views/view.ts';
import { neededScopes, scopesCover } from '#instance/rules/scopes.ts';
import { createView } from '#instance/views/view.ts';
import { bodyBounds } from './body-bounds.ts';
import { readBrackets } from './brackets.ts';
import { findCaller, type Caller } from './find-caller.ts';
import { refuseVisitor } from './private-mode.ts';
import { readBody } from './read-body.ts';
import { readParameters } from './read-parameters.ts';
import { Refusal } from './refusal.ts';
import type { Reply } from './reply.ts';
import type { Throttle } from './throttle.ts';

/** A request after it was found allowed and well-formed. */
export interface Asked<C extends Call> {
  readonly instance: Instance;
  readonly path: PathValues<C>;
  readonly query: QueryValues<C>;
  readonly body: BodyValues<C>;
  readonly caller: Caller;
  /** Certain on rows for members and staff. */
  readonly member: C['who'] extends 'member' | 'staff' | 'admin'
    ? AccountRow
    : AccountRow | undefined;
  readonly view: View;
  readonly request: Request;
  readonly url: URL;
}

type Given<C extends Call> = Answer<C> | Reply | Response;
export type Handler<C extends Call> = (asked: Asked<C>) => Given<C> | Promise<Given<C>>;

/** A request as it came, with who sends it. */
export interface Incoming {
  readonly instance: Instance;
  readonly request: Request;
  readonly path: Readonly<Record<string, string>>;
  readonly caller: Caller;
  readonly origin: string;
  readonly throttle: Throttle | undefined;
}

export interface Route {
  readonly row: Call;
  readonly run: (incoming: Incoming) => Promise<unknown>;
}

/** Who calls, as far as the row and the token's permissions go. */
function identify(row: Call, given: Caller): Caller {
  const scopes = neededScopes(row.method, row.path);
  // Some are asked for with GET and write all the same.
  const isTooWeak = given.isByCookie === true && scopes.some((scope) => scope.includes('write'));
  const caller: Caller = isTooWeak ? { address: given.address } : given;
  const { member, token, address } = caller;
  const isCovered = !token || scopesCover(token.scopes, scopes);
  if (row.who === 'anyone') return isCovered ? caller : { address };
  if (row.who === 'app') {
    if (!token) throw new Refusal(403, 'Invalid credentials');
    return caller;
  }
  if (!member) throw new Refusal(403, 'Invalid credentials.');
  if (row.who === 'admin' && member.role !== 'admin')
    throw new Refusal(403, member.role ? 'User is not an admin.' : 'User is not a staff member.');
  if (row.who === 'staff' && !member.role) throw new Refusal(403, 'User is not a staff member.');
  if (!isCovered) throw new Refusal(403, `Insufficient permissions: ${scopes.join(' | ')}.`);
  return caller;
}

/** The caller, if they may make the call; throws a refusal otherwise. */
function admit(instance: Instance, row: Call, given: Caller): Caller {
  const caller = identify(row, given);
  if (instance.config.private && !caller.member) refuseVisitor(row);
  return caller;
}

/** A row of the contract, answered. The path, the encoding and who may call are the row's alone. */
export function route<C extends Call>(row: C, handler: Handler<C>): Route {
  return {
    row,
    async run({ instance, request, path, caller: early, origin, throttle }) {
      admit(instance, row, early);
      const url = new URL(request.url);
      const query = readBrackets(url.searchParams);
      const body = await readBody(request, bodyBounds(row, instance.config));
      // While the body was on its way, they may have changed, or been signed out.
      const late = request.body ? findCaller(instance, request, early.address) : early;
      const caller = admit(instance, row, late);
      throttle?.checkTarget(row, { ...query, ...body }, caller);
      const asked = {
        instance,
        path,
        query: readParameters(row.query, query),
        // Some clients put the fields of a call in its query; the real server takes both.
        body: readParameters(row.body?.fields, { ...query, ...body }),
        caller,
        member: caller.member,
        view: createView(instance, origin, caller.member),
        request,
        url,
      };
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- readParameters read these values by the row's own words, and `admit` checked the member
      return handler(asked as unknown as Asked<C>);
    },
  };
}
