import { expect, onTestFinished, test } from 'vitest';
import { startSession } from '#session/testing/start-session.ts';
import {
  closeWindow,
  getWindow,
  openWindow,
  windowList,
  toggleWindowMinimized,
  updateWindow,
} from './open-windows.ts';

async function createSession() {
  const world = await startSession();
  onTestFinished(() => world.end());
  return world.session();
}

test('openWindow: opens a closed window with its arguments [R-SET-001 R-SET-007]', async () => {
  const session = await createSession();
  expect(getWindow(session, 'settings')).toBeUndefined();
  openWindow(session, 'settings', { tab: 'account' });
  expect(getWindow(session, 'settings')).toMatchObject({
    args: { tab: 'account' },
    isMinimized: false,
  });
});

test.each(['settings', 'moderation'] as const)(
  'toggleWindowMinimized: minimises and restores %s, and closeWindow closes it [R-SET-002 R-MOD-023]',
  async (kind) => {
    const session = await createSession();
    openWindow(session, kind, { tab: 'appearance' });
    toggleWindowMinimized(session, kind);
    expect(getWindow(session, kind)?.isMinimized).toBe(true);
    toggleWindowMinimized(session, kind);
    expect(getWindow(session, kind)?.isMinimized).toBe(false);
    closeWindow(session, kind);
    expect(getWindow(session, kind)).toBeUndefined();
  },
);

test('toggleWindowMinimized: throws while the window is closed [R-SET-003 R-MOD-023]', async () => {
  const session = await createSession();
  expect(() => toggleWindowMinimized(session, 'settings')).toThrow('is not open');
  expect(() => toggleWindowMinimized(session, 'moderation')).toThrow('is not open');
});

test('openWindow: restores a minimised window with other arguments', async () => {
  const session = await createSession();
  openWindow(session, 'moderation', {});
  toggleWindowMinimized(session, 'moderation');
  openWindow(session, 'moderation', { reportsAbout: '7' });
  expect(getWindow(session, 'moderation')).toMatchObject({
    args: { reportsAbout: '7' },
    isMinimized: false,
  });
});

test('openWindow: opens the tools of an account while the moderation is closed', async () => {
  const session = await createSession();
  openWindow(session, 'accountTools', { accountId: '7' });
  expect(getWindow(session, 'accountTools')?.args).toEqual({ accountId: '7' });
  expect(getWindow(session, 'moderation')).toBeUndefined();
});

test('updateWindow: keeps the position of the window, the other windows and its initial arguments', async () => {
  const session = await createSession();
  const initial = { tab: 'appearance' } as const;
  openWindow(session, 'settings', initial);
  openWindow(session, 'shortcutHelp', undefined);
  updateWindow(session, 'settings', { tab: 'reading' });
  expect(session.part(windowList).getState()).toMatchObject([
    { kind: 'settings', args: { tab: 'reading' } },
    { kind: 'shortcutHelp' },
  ]);
  expect(getWindow(session, 'settings')?.initialArgs).toBe(initial);
});
