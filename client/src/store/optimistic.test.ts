import * as fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { createTableHub } from './table-hub.ts';
import { createTable } from './table.ts';
import { propertyTestRuns } from './testing/property-test-runs.ts';

interface Post {
  readonly id: string;
  readonly liked?: boolean;
  readonly saved?: boolean;
  readonly likes?: number;
}

function setUp() {
  const hub = createTableHub();
  const posts = createTable<Post>(hub);
  posts.put({ id: '1', liked: false, likes: 4 });
  return { hub, posts };
}

describe('Table.patch', () => {
  test('shows a change at once and removes it after a failure', () => {
    const { posts } = setUp();
    const settle = posts.patch('1', { liked: true });
    expect(posts.get('1')).toEqual({ id: '1', liked: true, likes: 4 });
    settle();
    expect(posts.get('1')).toEqual({ id: '1', liked: false, likes: 4 });
    settle(() => posts.merge({ id: '1', liked: true }));
    expect(posts.get('1')?.liked).toBe(false);
  });

  test('computes a pending change from the row that a stream update has changed', () => {
    const { posts } = setUp();
    const settle = posts.patch('1', (base) => ({ likes: (base?.likes ?? 0) + 1 }));
    posts.merge({ id: '1', likes: 9 });
    expect(posts.get('1')?.likes).toBe(10);
    settle();
    expect(posts.get('1')?.likes).toBe(9);
  });

  test('shows a change to an unknown row as a row of the changed fields', () => {
    const { posts } = setUp();
    const settle = posts.patch('2', { liked: true });
    expect(posts.get('2')).toEqual({ id: '2', liked: true });
    settle(() => undefined);
    expect(posts.get('2')).toEqual({ id: '2', liked: true });
  });

  test('keeps a settled change when the response to an earlier request arrives', () => {
    const { hub, posts } = setUp();
    const settle = posts.patch('1', { liked: true });
    const requestedAt = hub.next();
    settle(() => posts.merge({ id: '1', liked: true, likes: 5 }, 0));
    posts.merge({ id: '1', liked: false, likes: 4 }, requestedAt);
    expect(posts.get('1')?.liked).toBe(true);
    posts.merge({ id: '1', liked: false }, hub.next());
    expect(posts.get('1')?.liked).toBe(false);
  });

  test('keeps a settled change if the response lacks the changed field', () => {
    const { posts } = setUp();
    const settle = posts.patch('1', { liked: true });
    settle(() => posts.merge({ id: '1', likes: 5 }));
    expect(posts.get('1')).toEqual({ id: '1', liked: true, likes: 5 });
  });

  test('notifies the subscribers of the row once when the change settles', () => {
    const { posts } = setUp();
    const settle = posts.patch('1', { liked: true });
    const listener = vi.fn();
    posts.subscribe('1', listener);
    settle(() => posts.merge({ id: '1', liked: true, likes: 5 }));
    expect(listener).toHaveBeenCalledTimes(1);
  });
});

test('Table.patch: shows the result of two actions on one row for any order of their responses', () => {
  const step = fc.constantFrom('like', 'save', 'answer like', 'answer save', 'ask', 'answer ask');
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      const { hub, posts } = setUp();
      const server = { liked: false, saved: false };
      const waiting = new Map<string, () => void>();
      for (const name of steps) {
        if (name === 'like' || name === 'save') {
          if (waiting.has(name)) continue;
          const field = name === 'like' ? 'liked' : 'saved';
          const settle = posts.patch('1', { [field]: true });
          const requestedAt = hub.next();
          server[field] = true;
          const answer = { id: '1', ...server };
          waiting.set(name, () => settle(() => posts.merge(answer, requestedAt)));
        } else if (name === 'ask') {
          const requestedAt = hub.next();
          const answer = { id: '1', ...server };
          waiting.set('ask', () => posts.merge(answer, requestedAt));
        } else {
          const key = name.replace('answer ', '');
          waiting.get(key)?.();
          waiting.delete(key);
        }
      }
      for (const answer of waiting.values()) answer();
      expect(posts.get('1')?.liked ?? false).toBe(server.liked);
      expect(posts.get('1')?.saved ?? false).toBe(server.saved);
    }),
    propertyTestRuns(),
  );
});
