import type { NewMember } from '#commands/register-member.ts';
import { registerMember } from '#commands/register-member.ts';
import { createInstance, type InstanceOptions, type RunningInstance } from '#create-instance.ts';
import { accountByAcct } from '#store/accounts.ts';
import { registerApp } from '#store/apps.ts';
import type { AccountRow } from '#store/rows.ts';
import { issueToken } from '#store/tokens.ts';

/** A parsed response. Tests access bodies freely, so they have no type. */
export interface TestResponse {
  readonly status: number;
  readonly headers: Headers;
  // oxlint-disable-next-line typescript/no-explicit-any -- tests state what they expect of a body and fail if it is wrong
  readonly body: any;
}

export interface TestClient {
  readonly account: AccountRow | undefined;
  readonly token: string | undefined;
  get(path: string, headers?: Record<string, string>): Promise<TestResponse>;
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<TestResponse>;
  put(path: string, body?: unknown): Promise<TestResponse>;
  patch(path: string, body?: unknown): Promise<TestResponse>;
  delete(path: string, body?: unknown): Promise<TestResponse>;
}

export interface TestInstance extends RunningInstance {
  readonly visitor: TestClient;
  /** Returns a client signed in as a member, who is registered if necessary. */
  as(username: string, member?: Partial<NewMember>, scopes?: string): Promise<TestClient>;
}

export const testOrigin = 'http://instance.test';
const allScopes = 'read write follow push admin';

/**
 * Sends requests to an instance in this process. A `FormData` body is sent as multipart, a string
 * as a form, everything else as JSON.
 */
function createClient(
  running: RunningInstance,
  token: string | undefined,
  account: AccountRow | undefined,
): TestClient {
  async function send(
    method: string,
    path: string,
    body?: unknown,
    extra: Record<string, string> = {},
  ): Promise<TestResponse> {
    const headers = new Headers({ host: 'instance.test', ...extra });
    if (token !== undefined) headers.set('authorization', `Bearer ${token}`);
    let payload: BodyInit | null = null;
    if (body instanceof FormData) payload = body;
    else if (typeof body === 'string') {
      headers.set('content-type', 'application/x-www-form-urlencoded');
      payload = body;
    } else if (body !== undefined) {
      headers.set('content-type', 'application/json');
      payload = JSON.stringify(body);
    }
    const response = await running.fetch(
      new Request(testOrigin + path, { method, headers, body: payload, redirect: 'manual' }),
    );
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json') ?? false;
    return {
      status: response.status,
      headers: response.headers,
      body: isJson ? JSON.parse(text) : text,
    };
  }
  return {
    account,
    token,
    get: (path, headers) => send('GET', path, undefined, headers),
    post: (path, body, headers) => send('POST', path, body, headers),
    put: (path, body) => send('PUT', path, body),
    patch: (path, body) => send('PATCH', path, body),
    delete: (path, body) => send('DELETE', path, body),
  };
}

export async function startTestInstance(options: InstanceOptions = {}): Promise<TestInstance> {
  const running = await createInstance({ origin: testOrigin, ...options });
  const { database } = running.instance;
  const app = registerApp(database, {
    name: 'tests',
    redirectUris: 'urn:ietf:wg:oauth:2.0:oob',
    scopes: allScopes,
    website: null,
    createdAt: running.instance.now(),
  });
  return {
    ...running,
    visitor: createClient(running, undefined, undefined),
    async as(username, member = {}, scopes = allScopes) {
      const account =
        accountByAcct(database, username) ??
        (await registerMember(running.instance, { username, ...member }));
      const { access } = issueToken(database, {
        appId: app.id,
        accountId: account.id,
        scopes,
        createdAt: running.instance.now(),
      });
      return createClient(running, access, account);
    },
  };
}
