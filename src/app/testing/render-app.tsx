import { i18n } from '#i18n/i18n.ts';
import { act, cleanup, render, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect } from 'vitest';
import { createCurrentSession } from '#session/current-session.ts';
import { createTestWorld, type TestWorldOptions } from '#session/testing/test-world.ts';
import { standInForPlatform } from '#ui/testing/stand-in-for-platform.ts';
import { App } from '../app.tsx';
import { createRouter } from '../router/router.ts';
import { routeRules } from '../routes/access.ts';
import { tellStorageTrouble } from '../start-up/tell-storage-trouble.ts';
import { fakePage } from './fake-page.ts';
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
  const { instance, notices } = around;
  const current = createCurrentSession({
    ...world,
    onStorageTrouble: tellStorageTrouble(notices, world.log),
  });
  const router = createRouter({
    page: fakePage(options.path ?? '/main/all'),
    area: world.tabArea,
    rules: routeRules(current),
  });
  open.push(async () => {
    current.store.getState().dispose();
    await instance.close();
  });
  const user = userEvent.setup();
  const drawn = render(<App current={current} router={router} />);
  return {
    ...drawn,
    ...around,
    user,
    current,
    router,
    /** Goes to an address, as a press on a link does, and waits until its screen is there. */
    go: async (href: string) => {
      router.navigate({ href });
      await waitFor(() => {
        const { shown, location } = router.store.getState();
        expect(shown?.location).toBe(location);
      });
      await act(() => Promise.resolve());
    },
    /** Where one is. */
    place: () => router.store.getState().location.href,
  };
}
