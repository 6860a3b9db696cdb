import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ConfigChanges } from '#config.ts';
import { registerMember } from '#commands/register-member.ts';
import { createInstance, type RunningInstance } from '#create-instance.ts';
import { testOrigin } from '#testing/start-test-instance.ts';
import { createIdMapping, type IdMapping } from './id-mapping.ts';
import { createTokens, type Tokens } from './tokens.ts';

export const recordedPassword = 'Passw0rd!123';

/** The instance that recordings are replayed on, with the corresponding ids. */
export interface ReplayInstance {
  readonly idMapping: IdMapping;
  readonly tokens: Tokens;
  readonly running: () => RunningInstance;
  /** Restarts the same instance with another configuration. */
  configure(config: ConfigChanges): Promise<void>;
  /** Advances the time and runs the periodic tasks. */
  wait(milliseconds: number): void;
  send(request: Request): Promise<Response>;
  /**
   * Sends a request that was not recorded, as one of the accounts; resolves to the response body.
   */
  act(person: string, method: string, path: string, body?: unknown): Promise<unknown>;
  close(): Promise<void>;
}

export async function createReplayInstance(config: ConfigChanges): Promise<ReplayInstance> {
  const dataDir = mkdtempSync(join(tmpdir(), 'rookery-'));
  const idMapping = createIdMapping();
  const tokens = createTokens(idMapping);
  let clock = Date.now();
  const now = (): number => clock;
  const start = (changes: ConfigChanges): Promise<RunningInstance> =>
    createInstance({ dataDir, origin: testOrigin, config: changes, now });
  let running = await start(config);
  for (const [username, role] of [
    ['alice', 'admin'],
    ['mod', 'moderator'],
  ] as const)
    await registerMember(running.instance, {
      username,
      role,
      password: recordedPassword,
      email: `${username}@localhost.test`,
      displayName: username,
    });
  return {
    idMapping,
    tokens,
    running: () => running,
    async configure(changes) {
      await running.close();
      running = await start(changes);
    },
    wait(milliseconds) {
      clock += milliseconds;
      running.runPeriodicTasks();
    },
    send: (request) => running.fetch(request),
    async act(person, method, path, body) {
      const headers = new Headers({ host: new URL(testOrigin).host });
      const isForm = body instanceof FormData;
      if (!isForm) headers.set('content-type', 'application/json');
      const token = tokens.ofPerson(person);
      if (token !== undefined) headers.set('authorization', `Bearer ${token}`);
      const response = await running.fetch(
        new Request(testOrigin + path, {
          method,
          headers,
          body: isForm ? body : (JSON.stringify(body) ?? null),
        }),
      );
      if (!response.ok)
        throw new Error(`${person} could not ${method} ${path}: ${response.status}`);
      return response.json();
    },
    async close() {
      await running.close();
      rmSync(dataDir, { recursive: true });
    },
  };
}
