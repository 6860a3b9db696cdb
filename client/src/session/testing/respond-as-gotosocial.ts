import type { TestInstance } from '@rookery/instance/testing/start-test-instance.ts';
import type { FaultForRequest } from './test-environment.ts';

/** Removes what only Akkoma and Pleroma send from a response, at any depth. */
function withoutPleroma(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutPleroma);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => name !== 'pleroma' && name !== 'akkoma')
      .map(([name, part]) => [name, withoutPleroma(part)]),
  );
}

const software = { name: 'gotosocial', version: '0.20.0' };

const missing = (): Response => Response.json({ error: 'Not Found' }, { status: 404 });

/** Matches what follows `/accounts/` in the path of a call that is not about an account by its id. */
const fixedPaths = /^(?:lookup|search|relationships|verify_credentials|update_credentials)$/;

/**
 * Lets an instance answer like GoToSocial 0.20 where it differs from Akkoma: accounts have no names
 * as ids, no embedded relationships, and nothing is under `pleroma`.
 */
export function respondAsGoToSocial(
  instance: TestInstance,
  faultOf: FaultForRequest = () => undefined,
): FaultForRequest {
  return async (request, signal) => {
    const fault = await faultOf(request, signal);
    if (fault) return fault;
    const { pathname, searchParams } = new URL(request.url);
    if (pathname.startsWith('/nodeinfo/'))
      return Response.json({ version: '2.0', software, protocols: ['activitypub'] });
    if (/\/pleroma\/|\/akkoma\//.test(pathname)) return missing();
    const given = /^\/api\/v1\/accounts\/([^/]+)$/.exec(pathname)?.[1];
    const response = await instance.fetch(request);
    const type = response.headers.get('content-type') ?? '';
    if (!type.includes('json')) return response;
    const body: unknown = withoutPleroma(await response.json());
    const foundId = typeof body === 'object' && body !== null && 'id' in body ? body.id : undefined;
    /* The embedded instance finds accounts by name where an id is expected, and by id where a name
       is expected. GoToSocial finds neither. */
    const isFoundOnlyByAkkoma =
      given === 'lookup'
        ? foundId === searchParams.get('acct')
        : given !== undefined && !fixedPaths.test(given) && foundId !== given;
    if (isFoundOnlyByAkkoma) return missing();
    const headers = new Headers(response.headers);
    headers.delete('content-length');
    const shown =
      pathname === '/api/v1/instance'
        ? {
            ...(typeof body === 'object' ? body : {}),
            version: software.version,
          }
        : body;
    return new Response(JSON.stringify(shown), { status: response.status, headers });
  };
}
