import { i18n } from '@lingui/core';
import { cleanup, render } from '@testing-library/react';
import { createMemoryHistory } from '@tanstack/react-router';
import { userEvent } from '@testing-library/user-event';
import { afterEach } from 'vitest';
import { createDrafts } from '#domain/draft/drafts.ts';
import { createCurrentSession } from '#session/current-session.ts';
import { createTestWorld, type TestWorldOptions } from '#session/testing/test-world.ts';
import { standInForPlatform } from '#ui/testing/stand-in-for-platform.ts';
import { App } from '../app.tsx';
import { createAppRouter } from '../router.tsx';
import { tellStorageTrouble } from '../start-up/tell-storage-trouble.ts';
import { standInForLayout } from './stand-in-for-layout.ts';

export interface AppOptions extends TestWorldOptions {
  readonly path?: string;
  /** CSS pixels; 1440 shows all three columns. */
  readonly width?: number;
}

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
  const { world, ...around } = await createTestWorld(options);
  const { area, instance, notices } = around;
  const current = createCurrentSession({
    ...world,
    onStorageTrouble: tellStorageTrouble(notices, world.log),
  });
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
    ...around,
    user,
    current,
    router,
    /** Where one is. */
    place: () => router.state.location.href,
  };
}
