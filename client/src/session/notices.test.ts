import { expect, test, vi } from 'vitest';
import { createNotices } from './notices.ts';

const lost = { level: 'error', messageKey: 'timeline.error', timeoutMs: 70 } as const;

test('createNotices: stores the level, message key, arguments and error of a raised notice [R-ERR-004]', () => {
  const notices = createNotices();
  const error = new Error('Not today');
  const warned = {
    level: 'warning',
    messageKey: 'status.files_missing',
    messageArgs: { count: 3 },
  } as const;
  notices.raise(warned);
  notices.raise({ level: 'error', messageKey: 'settings.saving_err', error });
  notices.raise({ level: 'success', messageKey: 'status.deleted' });
  expect(notices.store.getState()).toMatchObject([
    warned,
    { level: 'error', messageKey: 'settings.saving_err', messageArgs: undefined, error },
    { level: 'success', messageKey: 'status.deleted', messageArgs: undefined },
  ]);
});

test('createNotices: removes a notice after its time or when dismissed [R-ERR-005]', () => {
  vi.useFakeTimers();
  const notices = createNotices();
  notices.raise(lost);
  notices.raise({ level: 'info', messageKey: 'drafts.unreadable' });
  vi.advanceTimersByTime(69);
  expect(notices.store.getState().map((notice) => notice.messageKey)).toEqual([
    'timeline.error',
    'drafts.unreadable',
  ]);
  vi.advanceTimersByTime(1);
  expect(notices.store.getState().map((notice) => notice.messageKey)).toEqual([
    'drafts.unreadable',
  ]);
  notices.dismiss(notices.store.getState()[0]?.id ?? 0);
  expect(notices.store.getState()).toEqual([]);
  vi.useRealTimers();
});

test('createNotices: shows one notice if two with the same message are raised', () => {
  const notices = createNotices();
  for (let index = 0; index < 20; index += 1)
    notices.raise({ level: 'error', messageKey: 'timeline.error' });
  expect(notices.store.getState()).toHaveLength(1);
});

test('createNotices: replaces a progress notice by its result', () => {
  const notices = createNotices();
  const replaceKey = 'saving';
  const messageArgs = { profile: 'default' };
  notices.raise({
    level: 'info',
    messageKey: 'settings_profile.creating',
    messageArgs,
    replaceKey,
  });
  notices.raise({ level: 'info', messageKey: 'status.deleted' });
  notices.raise({ level: 'success', messageKey: 'settings_profile.synchronized', replaceKey });
  expect(notices.store.getState().map((notice) => notice.messageKey)).toEqual([
    'status.deleted',
    'settings_profile.synchronized',
  ]);
});

test('createNotices: shows at most five notices', () => {
  const notices = createNotices();
  for (let count = 0; count < 20; count += 1) {
    const messageArgs = { count };
    notices.raise({ level: 'error', messageKey: 'status.files_missing', messageArgs });
  }
  expect(notices.store.getState().map((notice) => notice.messageArgs)).toEqual(
    [15, 16, 17, 18, 19].map((count) => ({ count })),
  );
});

test('createNotices: a notice stays while notices are paused, and for two seconds after that [R-SHELL-073]', () => {
  vi.useFakeTimers();
  const notices = createNotices();
  const count = () => notices.store.getState().length;
  notices.raise(lost);
  vi.advanceTimersByTime(50);
  notices.pause(true);
  notices.raise({ level: 'success', messageKey: 'status.deleted', timeoutMs: 10 });
  vi.advanceTimersByTime(1000);
  expect(count()).toBe(2);
  notices.pause(false);
  vi.advanceTimersByTime(1999);
  expect(count()).toBe(2);
  vi.advanceTimersByTime(1);
  expect(count()).toBe(0);
  vi.useRealTimers();
});

test('createNotices: a notice ends once: when its time is over, it is dismissed or five others follow, but not when undone or replaced', () => {
  vi.useFakeTimers();
  const notices = createNotices();
  const calls: string[] = [];
  const raise = (name: string, replaceKey = name) =>
    notices.raise({
      level: 'success',
      messageKey: 'status.files_missing',
      messageArgs: { count: calls.length + notices.store.getState().length },
      replaceKey,
      timeoutMs: 10,
      undo: () => calls.push(`${name} undone`),
      onEnd: () => calls.push(`${name} ended`),
    });
  const newest = () => notices.store.getState().at(-1)?.id ?? 0;
  raise('a');
  vi.advanceTimersByTime(10);
  raise('b');
  notices.dismiss(newest());
  raise('c');
  notices.undo(newest());
  raise('d');
  raise('e', 'd');
  for (const name of ['f', 'g', 'h', 'i', 'j']) raise(name);
  expect(calls).toEqual(['a ended', 'b ended', 'c undone', 'e ended']);
  vi.useRealTimers();
});
