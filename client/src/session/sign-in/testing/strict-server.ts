import type { Fault } from '../../testing/test-environment.ts';

export interface StrictServerOptions {
  /** The token that a sign-in gets. */
  readonly token: string;
  readonly scopes: readonly string[];
  /** Whether the server describes its sign-in (RFC 8414). */
  readonly isDescribed?: boolean;
  /** Seconds since 1970. */
  readonly secretExpiresAt?: number;
}

interface Application {
  readonly secret: string;
  readonly redirectUri: string;
  readonly scopes: readonly string[];
}

interface Code {
  readonly clientId: string;
  readonly scope: string;
  readonly challenge: string | null;
}

const words = (text: string | null): readonly string[] => (text ?? '').split(' ');
const refusal = (status: number, error: string): Response => Response.json({ error }, { status });

async function digestOf(verifier: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  return Buffer.from(digest).toString('base64url');
}

/**
 * Creates a server whose sign-in is as strict as Mastodon's: no password grant, no unknown scopes, and
 * codes that are bound to client, scopes and verifier. `answer` is passed as a fault to the test
 * environment; the embedded instance answers the requests for which it returns undefined.
 */
export function createStrictServer(options: StrictServerOptions) {
  const applications = new Map<string, Application>();
  const codes = new Map<string, Code>();
  const issuer = 'https://strict.example/';

  const register = (body: URLSearchParams): Response => {
    const scopes = words(body.get('scopes'));
    if (scopes.some((scope) => !options.scopes.includes(scope)))
      return refusal(422, 'Validation failed: Scopes doesn’t match configured on the server.');
    const id = `client-${applications.size + 1}`;
    const secret = `secret of ${id}`;
    applications.set(id, { secret, scopes, redirectUri: body.get('redirect_uris') ?? '' });
    const expiry = options.secretExpiresAt ?? 0;
    const credentials = { client_id: id, client_secret: secret, client_secret_expires_at: expiry };
    return Response.json(credentials);
  };

  const grant = async (body: URLSearchParams): Promise<Response> => {
    const application = applications.get(body.get('client_id') ?? '');
    if (!application || application.secret !== body.get('client_secret'))
      return refusal(401, 'invalid_client');
    const scope = body.get('scope') ?? 'read';
    switch (body.get('grant_type')) {
      case 'client_credentials':
        return words(scope).every((one) => application.scopes.includes(one))
          ? Response.json({ access_token: 'of the application', scope })
          : refusal(400, 'invalid_scope');
      case 'authorization_code': {
        const code = codes.get(body.get('code') ?? '');
        const isGood =
          code !== undefined &&
          code.clientId === body.get('client_id') &&
          application.redirectUri === body.get('redirect_uri') &&
          code.challenge === (await digestOf(body.get('code_verifier') ?? ''));
        return isGood
          ? Response.json({ access_token: options.token, scope: code.scope })
          : refusal(400, 'invalid_grant');
      }
      default:
        return refusal(400, 'unsupported_grant_type');
    }
  };

  return {
    /** The scopes with which each application was registered. */
    registered: () => [...applications.values()].map(({ scopes }) => scopes.join(' ')),
    async answer(request: Request): Promise<Fault> {
      const { pathname } = new URL(request.url);
      if (pathname === '/nodeinfo/2.0.json')
        return Response.json({ software: { name: 'strict', version: '1' } });
      if (pathname === '/api/v1/instance') return Response.json({ uri: 'strict.example' });
      if (pathname === '/.well-known/oauth-authorization-server')
        return options.isDescribed === false
          ? refusal(404, 'Not Found')
          : Response.json({
              issuer,
              scopes_supported: options.scopes,
              grant_types_supported: ['authorization_code', 'client_credentials'],
              code_challenge_methods_supported: ['S256'],
            });
      if (pathname === '/api/v1/apps') return register(new URLSearchParams(await request.text()));
      if (pathname === '/oauth/token') return grant(new URLSearchParams(await request.text()));
      return undefined;
    },
    /**
     * Acts as a person who consents on the sign-in page at this address. Returns the path to which
     * the server redirects.
     */
    consent(address: string): string {
      const { searchParams: query } = new URL(address);
      const clientId = query.get('client_id') ?? '';
      const application = applications.get(clientId);
      if (application?.redirectUri !== query.get('redirect_uri')) throw new Error('unknown client');
      const state = query.get('state') ?? '';
      const scope = query.get('scope') ?? '';
      if (words(scope).some((one) => !application.scopes.includes(one)))
        return `/oauth-callback?${new URLSearchParams({ error: 'invalid_scope', state })}`;
      const code = `code-${codes.size + 1}`;
      codes.set(code, { clientId, scope, challenge: query.get('code_challenge') });
      return `/oauth-callback?${new URLSearchParams({ code, state, iss: issuer })}`;
    },
  };
}
