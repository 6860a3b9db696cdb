import { i18n } from '@lingui/core';
import { cleanup, configure, render } from '@testing-library/react';
import { createMemoryHistory } from '@tanstack/react-router';
import { userEvent } from '@testing-library/user-event';
import { afterEach, vi } from 'vitest';
import { FakeClock } from '#api/testing/fake-clock.ts';
import { createDrafts } from '#domain/draft/drafts.ts';
import type { InstanceOptions } from '#instance/instance.ts';
import {
  startTestInstance,
  testOrigin,
  type TestInstance,
} from '#instance/testing/start-test-instance.ts';
import { fakeArea, type FakeArea } from '#lib/storage/testing/fake-area.ts';
import { createCurrentSession } from '#session/current-session.ts';
import type { Log } from '#session/log.ts';
import { createNotices } from '#session/notices/notices.ts';
import type { SessionWorld } from '#session/session.ts';
import { createSignInStorage } from '#session/sign-in/stored-sign-in.ts';
import { standInForPlatform } from '#ui/testing/stand-in-for-platform.ts';
import { App } from '../app.tsx';
import { createAppRouter } from '../router.tsx';
import { tellStorageTrouble } from '../start-up/tell-storage-trouble.ts';
import { FakeSocket } from './fake-socket.ts';
import { nodeRequest } from './node-request.ts';
import { standInForLayout } from './stand-in-for-layout.ts';

/** What comes instead of the instance's answer: another answer, or none at all. */
export type Fault = Response | 'offline' | undefined;

type FaultOf = (request: Request) => Fault | Promise<Fault>;

export interface AppOptions {
  readonly path?: string;
  /** Signs this person in before the page opens; registers them when they are new. */
  readonly signedInAs?: string;
  /** An instance that a test has prepared; else an empty one. */
  readonly instance?: TestInstance;
  readonly instanceOptions?: InstanceOptions;
  /** Storage that a test has prepared, as after a reload. */
  readonly area?: FakeArea;
  /** CSS pixels; 1440 shows all three columns. */
  readonly width?: number;
  readonly preloaded?: ReadonlyMap<string, unknown>;
  /** Faults from the first request on. */
  readonly faultOf?: FaultOf;
}

/* A whole client at a whole instance takes its time on a busy machine. */
configure({ asyncUtilTimeout: 10_000 });
vi.setConfig({ testTimeout: 30_000 });

const open: (() => Promise<void>)[] = [];

afterEach(async () => {
  cleanup();
  for (const close of open.splice(0)) await close();
});

/**
 * The whole client on a screen of jsdom, at an embedded instance in this process: real requests,
 * real storage format, no mocked modules. The stream is a `FakeSocket` that the test speaks through.
 */
export async function renderApp(options: AppOptions = {}) {
  standInForPlatform();
  standInForLayout(options.width ?? 1440);
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  const instance =
    options.instance ?? (await startTestInstance({ world: 'empty', ...options.instanceOptions }));
  const area = options.area ?? fakeArea();
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
    clock,
    notices,
    pace: () => Promise.resolve(),
    preloaded: options.preloaded ?? new Map(),
    log,
    onStorageTrouble: tellStorageTrouble(notices, log),
    openSocket(address, protocols) {
      const socket = new FakeSocket(address, protocols);
      sockets.push(socket);
      return socket;
    },
    async fetch(address, init) {
      const request = nodeRequest(
        address instanceof Request ? address.url : address.toString(),
        init,
      );
      requests.push(request.clone());
      const fault = await faults.of(request.clone());
      if (fault === 'offline') throw new TypeError('no network');
      return fault ?? instance.fetch(request);
    },
  };
  const current = createCurrentSession(world);
  const router = createAppRouter(
    { current },
    createMemoryHistory({ initialEntries: [options.path ?? '/main/all'] }),
  );
  open.push(async () => {
    current.store.getState().dispose();
    await instance.close();
  });
  const user = userEvent.setup();
  const drawn = render(<App current={current} drafts={createDrafts(area)} router={router} />);
  return {
    ...drawn,
    user,
    instance,
    area,
    clock,
    notices,
    sockets,
    requests,
    logged,
    faults,
    current,
    router,
    /** Where one is. */
    place: () => router.state.location.href,
  };
}
