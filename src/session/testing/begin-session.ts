import { FakeClock } from '#api/testing/fake-clock.ts';
import { FakeSocket } from '#app/testing/fake-socket.ts';
import type { InstanceOptions } from '#instance/instance.ts';
import {
  startTestInstance,
  testOrigin,
  type TestInstance,
} from '#instance/testing/start-test-instance.ts';
import { fakeArea, type FakeArea } from '#lib/storage/testing/fake-area.ts';
import { createCurrentSession } from '../current-session.ts';
import type { Log } from '../log.ts';
import { createNotices } from '../notices/notices.ts';
import { createSignInStorage } from '../sign-in/stored-sign-in.ts';

/** What comes instead of the instance's answer; undefined lets the instance answer. */
export type Fault = Response | 'offline' | undefined;

export interface BeginOptions {
  readonly signedInAs?: string;
  readonly instance?: TestInstance;
  readonly instanceOptions?: InstanceOptions;
  /** Storage that a test has prepared, as after a reload. */
  readonly area?: FakeArea;
}

/**
 * A page's session without a page: at an embedded instance in this process, with a clock that stands
 * still and a stream that the test speaks through.
 */
export async function beginSession(options: BeginOptions = {}) {
  const instance =
    options.instance ?? (await startTestInstance({ world: 'empty', ...options.instanceOptions }));
  const area = options.area ?? fakeArea();
  const clock = new FakeClock();
  const notices = createNotices();
  const sockets: FakeSocket[] = [];
  const requests: Request[] = [];
  const logged: Parameters<Log>[] = [];
  const faults: { of: (request: Request) => Fault | Promise<Fault> } = { of: () => undefined };
  const member =
    options.signedInAs === undefined ? undefined : await instance.as(options.signedInAs);
  if (member) {
    createSignInStorage(area).oauth.write({
      member: { accessToken: member.token ?? '', accountId: member.account?.id ?? '' },
    });
  }
  const current = createCurrentSession({
    origin: testOrigin,
    area,
    clock,
    notices,
    pace: () => Promise.resolve(),
    preloaded: new Map(),
    log: (...entry) => logged.push(entry),
    onStorageTrouble: () => undefined,
    openSocket(address, protocols) {
      const socket = new FakeSocket(address, protocols);
      sockets.push(socket);
      return socket;
    },
    async fetch(input, init) {
      init?.signal?.throwIfAborted();
      const request = new Request(input, init);
      requests.push(request.clone());
      const fault = await faults.of(request.clone());
      if (fault === 'offline') throw new TypeError('no network');
      return fault ?? instance.fetch(request);
    },
  });
  return {
    instance,
    area,
    clock,
    notices,
    sockets,
    requests,
    logged,
    faults,
    current,
    session: () => current.store.getState(),
    /** What was asked, as `GET /path`. */
    asked: () => requests.map(({ method, url }) => `${method} ${new URL(url).pathname}`),
    /** The keys of the notices on screen. */
    told: () => notices.store.getState().map(({ messageKey }) => messageKey),
    async end() {
      current.store.getState().dispose();
      await instance.close();
    },
  };
}
