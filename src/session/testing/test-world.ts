import { FakeClock } from '#api/testing/fake-clock.ts';
import { FakeSocket } from '#api/testing/fake-socket.ts';
import type { InstanceOptions } from '#instance/instance.ts';
import {
  startTestInstance,
  testOrigin,
  type TestInstance,
} from '#instance/testing/start-test-instance.ts';
import { fakeAsyncArea, type FakeAsyncArea } from '#lib/storage/testing/fake-async-area.ts';
import { fakeArea, type FakeArea } from '#lib/storage/testing/fake-area.ts';
import type { Tabs } from '../live/share-socket.ts';
import type { Log } from '../log.ts';
import { createNotices } from '../notices/notices.ts';
import type { SessionWorld } from '../session.ts';
import { createSignInStorage } from '../sign-in/stored-sign-in.ts';
import type { Preloaded } from '../start-up/preloaded.ts';
import { nodeRequest } from './node-request.ts';

/** What comes instead of the instance's answer: another answer, or none at all. */
export type Fault = Response | 'offline' | undefined;

/** The signal says when whoever asked gives up: a request's own does not, in tests. */
export type FaultOf = (request: Request, signal?: AbortSignal) => Fault | Promise<Fault>;

export interface TestWorldOptions {
  /** Signs this person in before the page opens; registers them when they are new. */
  readonly signedInAs?: string;
  /** An instance that a test has prepared; else an empty one. */
  readonly instance?: TestInstance;
  readonly instanceOptions?: InstanceOptions;
  /** Storage that a test has prepared, as after a reload. */
  readonly area?: FakeArea;
  /** Storage of the tab, likewise. */
  readonly tabArea?: FakeArea;
  /** Storage of pages, likewise. */
  readonly pageArea?: FakeAsyncArea;
  readonly preloaded?: Preloaded;
  /** What other tabs of the same browser are found by. */
  readonly tabs?: Tabs;
  /** Faults from the first request on. */
  readonly faultOf?: FaultOf;
}

/**
 * The world a session runs in, for tests: an embedded instance in this process, a clock that stands
 * still, and a stream that the test speaks through. Everything asked and logged is kept.
 */
export async function createTestWorld(options: TestWorldOptions = {}) {
  const instance =
    options.instance ?? (await startTestInstance({ world: 'empty', ...options.instanceOptions }));
  const area = options.area ?? fakeArea();
  const tabArea = options.tabArea ?? fakeArea();
  const pageArea = options.pageArea ?? fakeAsyncArea();
  const clock = new FakeClock();
  const notices = createNotices();
  const sockets: FakeSocket[] = [];
  const requests: Request[] = [];
  const logged: Parameters<Log>[] = [];
  const log: Log = (...entry) => logged.push(entry);
  const faults: { of: FaultOf } = { of: options.faultOf ?? (() => undefined) };

  if (options.signedInAs !== undefined) {
    const { account, token } = await instance.as(options.signedInAs);
    createSignInStorage(area).oauth.write({
      member: { accessToken: token ?? '', accountId: account?.id ?? '' },
    });
  }
  const world: SessionWorld = {
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
    onStorageTrouble: () => undefined,
    openSocket(address, protocols) {
      const socket = new FakeSocket(address, protocols);
      sockets.push(socket);
      return socket;
    },
    async fetch(input, init) {
      init?.signal?.throwIfAborted();
      const request = nodeRequest(input instanceof Request ? input.url : input.toString(), init);
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
    requests,
    logged,
    faults,
  };
}
