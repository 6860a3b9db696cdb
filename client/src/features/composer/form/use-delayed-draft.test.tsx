import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeArea } from '#lib/storage/testing/fake-area.ts';
import { createDrafts } from '#session/drafts/drafts.ts';
import { createOpenDraft } from '#session/drafts/open-draft.ts';
import { useDelayedDraft } from './use-delayed-draft.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setUp() {
  const open = createOpenDraft({ kind: 'new' }, createDrafts(fakeArea(), 'ada'));
  const { result } = renderHook(() => useDelayedDraft(open.store));
  return {
    write: (text: string) => act(() => open.change({ text })),
    warn: (subject: string) => act(() => open.change({ subject })),
    wait: (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds)),
    shown: () => result.current.edits,
  };
}

test('useDelayedDraft: shows the first letter at once, and further text after a pause', () => {
  const { write, wait, shown } = setUp();
  write('H');
  expect(shown().text).toBe('H');
  for (const text of ['He', 'Her', 'Hero', 'Heron']) {
    write(text);
    wait(300);
  }
  expect(shown().text).toBe('H');
  wait(300);
  expect(shown().text).toBe('Heron');
});

test('useDelayedDraft: shows a change other than typing at once, together with the text typed before', () => {
  const { write, warn, shown } = setUp();
  write('H');
  write('He');
  warn('Birds');
  expect(shown()).toMatchObject({ text: 'He', subject: 'Birds' });
});
