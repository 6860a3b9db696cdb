import { recordCall } from '@rookery/contract/testing/record-calls.ts';
import { FakeClock } from '#api/testing/fake-clock.ts';
import { FakeSocket } from '#api/testing/fake-socket.ts';
import type { InstanceOptions } from '@rookery/instance/create-instance.ts';
import {
  startTestInstance,
  testOrigin,
  type TestInstance,
} from '@rookery/instance/testing/start-test-instance.ts';
import { fakeAsyncArea, type FakeAsyncArea } from '#lib/storage/testing/fake-async-area.ts';
import { fakeArea, type FakeArea } from '#lib/storage/testing/fake-area.ts';
import type { TabCommunication } from '../live/share-socket.ts';
import type { Log } from '../log.ts';
import { createNotices } from '#session/notices.ts';
import type { SessionEnvironment } from '../session.ts';
import { createSignInStorage } from '../sign-in/sign-in-storage.ts';
import type { PreloadedResponses } from '../instance/preloaded-responses.ts';
import { nodeRequest } from './node-request.ts';

/**
 * The result of a fault: a response that replaces that of the instance, or a network error.
 * Undefined if the instance responds.
 */
export type Fault = Response | 'offline' | undefined;

/**
 * A fault: called for each request. `signal` is aborted when the caller cancels the request; in
 * tests, the signal of the request itself is not.
 */
export type FaultForRequest = (request: Request, signal?: AbortSignal) => Fault | Promise<Fault>;

export interface TestEnvironmentOptions {
  /**
   * Username of the person who is signed in before the page opens. A new account is registered for
   * it if the instance has none.
   */
  readonly signedInAs?: string;
  /** An instance that the test has prepared; by default an empty one. */
  readonly instance?: TestInstance;
  readonly instanceOptions?: InstanceOptions;
  /** The fake `localStorage`; empty by default. Pass that of an earlier environment to imitate a reload. */
  readonly area?: FakeArea;
  /** The fake `sessionStorage`; empty by default. */
  readonly tabArea?: FakeArea;
  /** The fake IndexedDB of the page cache; empty by default. */
  readonly pageArea?: FakeAsyncArea;
  readonly preloaded?: PreloadedResponses;
  /** Locks and channels that the tabs of one browser share. */
  readonly tabs?: TabCommunication;
  /** A fault that is active from the first request on. */
  readonly faultOf?: FaultForRequest;
}

/**
 * Creates the environment of a session for tests: an embedded instance in this process, a clock
 * that the test advances, and sockets that the test controls. Records all requests and log entries.
 */
export async function createTestEnvironment(options: TestEnvironmentOptions = {}) {
  const instance =
    options.instance ?? (await startTestInstance({ world: 'empty', ...options.instanceOptions }));
  const area = options.area ?? fakeArea();
  const tabArea = options.tabArea ?? fakeArea();
  const pageArea = options.pageArea ?? fakeAsyncArea();
  const clock = new FakeClock();
  const notices = createNotices();
  const sockets: FakeSocket[] = [];
  const left: string[] = [];
  const requests: Request[] = [];
  const logged: Parameters<Log>[] = [];
  const log: Log = (...entry) => logged.push(entry);
  const faults: { of: FaultForRequest } = { of: options.faultOf ?? (() => undefined) };

  if (options.signedInAs !== undefined) {
    const { account, token } = await instance.as(options.signedInAs);
    createSignInStorage(area).oauth.write({
      member: { accessToken: token ?? '', accountId: account?.id ?? '' },
    });
  }
  const world: SessionEnvironment = {
    origin: testOrigin,
    area,
    tabArea,
    pageArea,
    clock,
    notices,
    log,
    pace: () => Promise.resolve(),
    preloaded: options.preloaded ?? new Map(),
    tabs: options.tabs,
    onStorageError: () => undefined,
    leave: (address) => left.push(address),
    openSocket(address, protocols) {
      const socket = new FakeSocket(address, protocols);
      sockets.push(socket);
      return socket;
    },
    async fetch(input, init) {
      init?.signal?.throwIfAborted();
      const request = nodeRequest(input instanceof Request ? input.url : input.toString(), init);
      recordCall(request.method, request.url, init?.body, request.headers.get('idempotency-key'));
      requests.push(request.clone());
      const fault = await faults.of(request.clone(), init?.signal ?? undefined);
      if (fault === 'offline') throw new TypeError('no network');
      return fault ?? instance.fetch(request);
    },
  };
  return {
    world,
    instance,
    area,
    tabArea,
    pageArea,
    clock,
    notices,
    sockets,
    /** Paths of the pages that were opened instead of this one. */
    left,
    requests,
    logged,
    faults,
  };
}
