import { fileURLToPath } from 'node:url';
import type { ConfigChanges } from '#config.ts';
import { updateAccount } from '#store/accounts.ts';
import { hashPassword } from '#store/passwords.ts';
import {
  startTestInstance,
  type TestResponse,
  type TestClient,
} from '#testing/start-test-instance.ts';

export const walkPassword = 'correct horse battery';

/* Hashing takes long by design; all accounts of all instances share one hash. */
const hash = hashPassword(walkPassword);

export interface WalkInstance {
  readonly visitor: TestClient;
  /** Admin. */
  readonly alice: TestClient;
  /** Moderator. */
  readonly mod: TestClient;
  /** The member who makes most calls. */
  readonly bob: TestClient;
  readonly carol: TestClient;
  readonly app: {
    readonly client_id: string;
    readonly client_secret: string;
    readonly redirect_uri: string;
  };
  /** Returns a member's id. */
  readonly id: (client: TestClient) => string;
  /** Resolves to the body of the response to a preparatory request; rejects if it was refused. */
  // oxlint-disable-next-line typescript/no-explicit-any -- tests access the body freely and fail if it is wrong
  readonly made: (answer: Promise<TestResponse>) => Promise<any>;
  /** Returns the id of a new status by Carol. */
  readonly status: () => Promise<string>;
  send(request: Request): Promise<Response>;
  readonly now: () => number;
  close(): Promise<void>;
}

/** The operator's files next to the client. */
const staticDir = fileURLToPath(new URL('operator-files', import.meta.url));

// oxlint-disable-next-line typescript/no-explicit-any -- tests access the body freely and fail if it is wrong
function bodyOf({ status, body }: TestResponse): any {
  if (status >= 300) throw new Error(`a step on the way was answered with ${status}`);
  return body;
}

/** Creates a small instance with all accounts a call may need. */
export async function createWalkInstance(config: ConfigChanges = {}): Promise<WalkInstance> {
  const instance = await startTestInstance({ config, staticDir });
  const { database } = instance.instance;
  const person = async (name: string, member = {}): Promise<TestClient> => {
    const client = await instance.as(name, { email: `${name}@rookery.test`, ...member });
    const id = client.account?.id ?? '';
    updateAccount(database, id, { password_hash: await hash });
    return client;
  };
  const carol = await person('carol');
  const redirectUri = 'http://client.test/back';
  const app = bodyOf(
    await instance.visitor.post('/api/v1/apps', {
      client_name: 'walk',
      redirect_uris: redirectUri,
      scopes: 'read write follow push admin',
    }),
  );
  return {
    visitor: instance.visitor,
    alice: await person('alice', { role: 'admin' }),
    mod: await person('mod', { role: 'moderator' }),
    bob: await person('bob'),
    carol,
    app: {
      client_id: String(app.client_id),
      client_secret: String(app.client_secret),
      redirect_uri: redirectUri,
    },
    id: (client) => client.account?.id ?? '',
    made: async (answer) => bodyOf(await answer),
    async status() {
      const posted = await carol.post('/api/v1/statuses', { status: 'Something to act on' });
      return String(posted.body.id);
    },
    send: (request) => instance.fetch(request),
    now: () => instance.instance.now(),
    close: () => instance.close(),
  };
}
