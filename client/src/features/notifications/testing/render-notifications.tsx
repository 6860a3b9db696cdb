import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { FakeClock } from '#api/testing/fake-clock.ts';
import { discardLog } from '#session/log.ts';
import { createNotices } from '#session/notices.ts';
import { SessionContext } from '#session/session-context.ts';
import { createSession } from '#session/create-session.ts';
import { fakeAsyncArea } from '#lib/storage/testing/fake-async-area.ts';
import { fakeArea } from '#lib/storage/testing/fake-area.ts';
import { renderUi } from '#ui/testing/render-ui.tsx';
import { viewerAccount, type NotificationServer } from './notification-server.ts';

vi.stubGlobal('matchMedia', () => ({
  matches: false,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
}));

/**
 * Renders content with a session of Mira, or of a visitor, on this server, before anything has
 * loaded.
 */
export function renderNotifications(
  content: ReactNode,
  server: NotificationServer,
  { isVisitor = false }: { isVisitor?: boolean } = {},
) {
  const clock = new FakeClock();
  const session = createSession(
    {
      origin: 'https://rookery.example',
      area: fakeArea(),
      tabArea: fakeArea(),
      pageArea: fakeAsyncArea(),
      clock,
      pace: () => Promise.resolve(),
      leave: () => undefined,
      fetch: server.fetch,
      openSocket: () => {
        throw new Error('nothing here listens to a stream');
      },
      preloaded: new Map(),
      notices: createNotices(),
      log: discardLog,
      onStorageError: () => undefined,
    },
    {
      member: isVisitor ? undefined : { accessToken: 'token', accountId: viewerAccount.id },
      onSignedOut: () => undefined,
      onForbidden: () => undefined,
    },
  );
  const rendered = renderUi(<SessionContext value={session}>{content}</SessionContext>);
  return {
    ...rendered,
    session,
    /** Advances the clock and waits for rendering. */
    pass: (ms: number) => act(() => clock.advance(ms)),
    /** Starts loading notifications and resolves after the first response is rendered. */
    begin: () =>
      act(async () => {
        session.notifications?.start();
        await clock.advance(2_000);
      }),
  };
}
