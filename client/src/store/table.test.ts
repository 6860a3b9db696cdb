import { describe, expect, test, vi } from 'vitest';
import { createTableHub } from './table-hub.ts';
import { createTable } from './table.ts';

interface Thing {
  readonly id: string;
  readonly name?: string;
  readonly count?: number;
  readonly tags?: readonly string[];
}

function setUp() {
  const hub = createTableHub();
  return { hub, things: createTable<Thing>(hub) };
}

describe('createTable', () => {
  test('keeps the old object if an equal row is put or merged', () => {
    const { things } = setUp();
    things.put({ id: '1', name: 'a', tags: ['x'] });
    const before = things.get('1');
    const listener = vi.fn();
    things.subscribe('1', listener);
    const { version } = things;
    things.put({ id: '1', name: 'a', tags: ['x'] });
    things.merge({ id: '1', tags: ['x'] });
    expect(things.get('1')).toBe(before);
    expect(things.version).toBe(version);
    expect(listener).not.toHaveBeenCalled();
  });

  test('notifies the subscribers of a row when the row is added and when it changes', () => {
    const { things } = setUp();
    const listener = vi.fn();
    things.subscribe('1', listener);
    const { version } = things;
    things.put({ id: '1', name: 'a' });
    expect(listener).toHaveBeenCalledTimes(1);
    expect(things.version).not.toBe(version);
    things.put({ id: '1', name: 'b' });
    expect(listener).toHaveBeenCalledTimes(2);
  });

  test('reuses the objects of unchanged parts of a row', () => {
    const { things } = setUp();
    things.put({ id: '1', name: 'a', tags: ['x'] });
    const tags = things.get('1')?.tags;
    things.merge({ id: '1', name: 'b', tags: ['x'] });
    expect(things.get('1')).toEqual({ id: '1', name: 'b', tags: ['x'] });
    expect(things.get('1')?.tags).toBe(tags);
  });

  test('notifies only the subscribers of the changed row', () => {
    const { things } = setUp();
    things.put({ id: '1' });
    things.put({ id: '2' });
    const first = vi.fn();
    const second = vi.fn();
    const all = vi.fn();
    things.subscribe('1', first);
    const stop = things.subscribe('2', second);
    things.subscribeAll(all);
    things.merge({ id: '2', name: 'b' });
    expect(first).not.toHaveBeenCalled();
    expect(second).toHaveBeenCalledTimes(1);
    expect(all).toHaveBeenCalledTimes(1);
    expect(things.isWatched('2')).toBe(true);
    stop();
    things.remove('2');
    expect(second).toHaveBeenCalledTimes(1);
    expect(things.isWatched('2')).toBe(false);
    expect(things.get('2')).toBeUndefined();
    expect([...things.keys()]).toEqual(['1']);
    expect(things.size).toBe(1);
  });

  test('notifies once after a batch, even if the batch throws', () => {
    const { hub, things } = setUp();
    const listener = vi.fn();
    things.subscribe('1', listener);
    hub.batch(() => {
      things.put({ id: '1' });
      hub.batch(() => things.merge({ id: '1', name: 'a' }));
      things.merge({ id: '1', name: 'b' });
      expect(listener).not.toHaveBeenCalled();
    });
    expect(listener).toHaveBeenCalledTimes(1);
    expect(() =>
      hub.batch(() => {
        things.merge({ id: '1', name: 'c' });
        throw new Error('stop');
      }),
    ).toThrow('stop');
    expect(listener).toHaveBeenCalledTimes(2);
  });
});

describe('createTable: response to an earlier request', () => {
  test('writes only the fields that no later response wrote', () => {
    const { hub, things } = setUp();
    const early = hub.next();
    const late = hub.next();
    things.merge({ id: '1', name: 'late' }, late);
    things.merge({ id: '1', name: 'early', count: 3 }, early);
    expect(things.get('1')).toEqual({ id: '1', name: 'late', count: 3 });
  });

  test('writes a field that a later, partial response did not contain', () => {
    const { hub, things } = setUp();
    things.merge({ id: '1', name: 'old', count: 1 }, hub.next());
    const middle = hub.next();
    things.merge({ id: '1', name: 'newest' }, hub.next());
    things.merge({ id: '1', name: 'middle', count: 2 }, middle);
    expect(things.get('1')).toEqual({ id: '1', name: 'newest', count: 2 });
  });

  test('writes all fields of a row that was removed meanwhile', () => {
    const { hub, things } = setUp();
    const early = hub.next();
    things.merge({ id: '1', name: 'late' }, hub.next());
    things.remove('1');
    things.merge({ id: '1', name: 'early' }, early);
    expect(things.get('1')?.name).toBe('early');
  });
});

test('createTable: keeps the row object of a pending change if the response equals it', () => {
  const { hub, things } = setUp();
  things.merge({ id: '1', name: 'heron', count: 3 }, hub.next());
  const settle = things.patch('1', (base) => ({ count: (base?.count ?? 0) + 1 }));
  const shown = things.get('1');
  expect(shown?.count).toBe(4);
  settle(() => things.merge({ id: '1', name: 'heron', count: 4 }, hub.now()));
  expect(things.get('1')).toBe(shown);
  things.merge({ id: '1', count: 5 }, hub.next());
  expect(things.get('1')).toEqual({ id: '1', name: 'heron', count: 5 });
});
