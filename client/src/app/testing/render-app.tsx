import { i18n } from '#i18n/i18n.ts';
import { act, cleanup, render, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect } from 'vitest';
import { createCurrentSession } from '#session/current-session.ts';
import {
  createTestEnvironment,
  type TestEnvironmentOptions,
} from '#session/testing/test-environment.ts';
import { mockPlatform } from '#ui/testing/mock-platform.ts';
import { App } from '../app.tsx';
import { createRouter } from '#lib/router/router.ts';
import { createRouteRules } from '../routes/route-rules.ts';
import { notifyStorageErrors } from '../start-up/notify-storage-errors.ts';
import { createFakeWindow } from './create-fake-window.ts';
import { mockLayout } from './mock-layout.ts';

export interface RenderAppOptions extends TestEnvironmentOptions {
  readonly path?: string;
  /** Viewport width in CSS pixels; 1440 shows all three columns. */
  readonly width?: number;
}

const open: (() => Promise<void>)[] = [];

afterEach(async () => {
  cleanup();
  for (const close of open.splice(0)) await close();
});

/**
 * Renders the whole client in jsdom with an embedded instance in the same process. Requests and storage
 * are real, and no modules are mocked. The stream is a `FakeSocket` that the test controls.
 */
export async function renderApp(options: RenderAppOptions = {}) {
  mockPlatform();
  mockLayout(options.width ?? 1440);
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  const { world, ...environment } = await createTestEnvironment(options);
  const { instance, notices } = environment;
  const current = createCurrentSession({
    ...world,
    onStorageError: notifyStorageErrors(notices, world.log),
  });
  const router = createRouter({
    page: createFakeWindow(options.path ?? '/main/all'),
    area: world.tabArea,
    rules: createRouteRules(current),
  });
  open.push(async () => {
    current.store.getState().dispose();
    await instance.close();
  });
  const user = userEvent.setup();
  const view = render(<App current={current} router={router} />);
  return {
    ...view,
    ...environment,
    user,
    current,
    router,
    /** Navigates like a click on a link, and waits until the screen is displayed. */
    go: async (href: string) => {
      router.navigate({ href });
      await waitFor(() => {
        const { shown, location } = router.store.getState();
        expect(shown?.location).toBe(location);
      });
      await act(() => Promise.resolve());
    },
    /** Returns the current path with query and hash. */
    place: () => router.store.getState().location.href,
  };
}
