import { expect, test, vi } from 'vitest';
import { createNotices } from './notices.ts';

const lost = { level: 'error', messageKey: 'timeline.error', timeoutMs: 5000 } as const;

test('createNotices: removes a notice after its time or when dismissed [R-ERR-004 R-ERR-005 R-CONST-018]', () => {
  vi.useFakeTimers();
  const notices = createNotices();
  notices.raise(lost);
  notices.raise({ level: 'info', messageKey: 'stays' });
  vi.advanceTimersByTime(4999);
  expect(notices.store.getState().map((notice) => notice.messageKey)).toEqual([
    'timeline.error',
    'stays',
  ]);
  vi.advanceTimersByTime(1);
  expect(notices.store.getState().map((notice) => notice.messageKey)).toEqual(['stays']);
  notices.dismiss(notices.store.getState()[0]?.id ?? 0);
  expect(notices.store.getState()).toEqual([]);
  vi.useRealTimers();
});

test('createNotices: shows one notice per cause', () => {
  const notices = createNotices();
  for (let index = 0; index < 20; index += 1) notices.raise({ level: 'error', messageKey: 'same' });
  expect(notices.store.getState()).toHaveLength(1);
});

test('createNotices: replaces a progress notice by its result', () => {
  const notices = createNotices();
  notices.raise({ level: 'info', messageKey: 'begun', replaceKey: 'saving' });
  notices.raise({ level: 'info', messageKey: 'else' });
  notices.raise({ level: 'success', messageKey: 'done', replaceKey: 'saving' });
  expect(notices.store.getState().map((notice) => notice.messageKey)).toEqual(['else', 'done']);
});

test('createNotices: shows at most five notices', () => {
  const notices = createNotices();
  for (let index = 0; index < 20; index += 1)
    notices.raise({ level: 'error', messageKey: `n${index}` });
  expect(notices.store.getState().map((notice) => notice.messageKey)).toEqual([
    'n15',
    'n16',
    'n17',
    'n18',
    'n19',
  ]);
});
