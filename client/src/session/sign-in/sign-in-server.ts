import { ApiError } from '#api/api-error.ts';
import { can } from '#api/capabilities.ts';
import { getAuthorizationServer } from '@rookery/contract/calls/mastodon/authorization-server.ts';
import type { AuthorizationServer } from '@rookery/contract/schemas/authorization-server.ts';
import type { Session, SessionPart } from '../session.ts';
import { serverHost } from './server-host.ts';

/** What is known about signing in at the server. */
export interface SignInServer {
  /** Undefined if the server does not describe its sign-in. */
  readonly metadata: AuthorizationServer | undefined;
  /** Host of the instance. A later instance may use the same address. */
  readonly host: string | undefined;
}

/** Milliseconds to wait for the documents of the instance and of its sign-in. */
const patience = { instance: 1_000, metadata: 5_000 } as const;

/** Waits for the instance document, which says whether the server describes its sign-in. */
async function waitForInstance({ instance, instanceLoaded, clock, ended }: Session) {
  if (instance.getState().info.document) return;
  await Promise.race([instanceLoaded, clock.wait(patience.instance, ended)]).catch(() => undefined);
}

function createSignInServer(session: Session) {
  const { instance, call, log } = session;
  let requested: Promise<AuthorizationServer | undefined> | undefined;
  let loaded: SignInServer | undefined;

  const isDescribed = (): boolean => can('signInDiscovery', instance.getState().info.serverInfo);
  const host = (): string | undefined => serverHost(instance.getState().info.document);

  const request = async (): Promise<AuthorizationServer | undefined> => {
    try {
      const options = { isSignIn: true, timeoutMs: patience.metadata };
      return (await call(getAuthorizationServer, options)).value;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      log('the server does not describe its sign-in', { kind: error.kind });
      /* If the server could not be reached, the promise is dropped, so that the next sign-in
         requests the description again. */
      if (error.status === undefined) requested = undefined;
      return undefined;
    }
  };
  return {
    /**
     * Returns what is known about signing in without a request; undefined if `load` must request
     * it.
     */
    known(): SignInServer | undefined {
      const isComplete = instance.getState().info.document !== undefined && !isDescribed();
      return loaded ?? (isComplete ? { metadata: undefined, host: host() } : undefined);
    },
    /** Requests the server's description of its sign-in, once. */
    async load(): Promise<SignInServer> {
      await waitForInstance(session);
      if (!isDescribed()) return { metadata: undefined, host: host() };
      requested ??= request();
      loaded = { metadata: await requested, host: host() };
      return loaded;
    },
  };
}

/** Loads the description of the server's sign-in. Akkoma and Pleroma have no such description. */
export const signInServer: SessionPart<ReturnType<typeof createSignInServer>> = {
  name: 'sign-in server',
  create: createSignInServer,
};

/**
 * Returns whether the server accepts name and password from clients (password grant); undefined if
 * it does not say.
 */
export function offersPasswordGrant({ metadata }: SignInServer): boolean | undefined {
  return metadata?.grant_types_supported?.includes('password');
}

/** Returns whether the server supports PKCE; true if it does not say. */
export function supportsPkce({ metadata }: SignInServer): boolean {
  return metadata?.code_challenge_methods_supported?.includes('S256') ?? true;
}
