import { afterEach, describe, expect, it, vi } from 'vitest';
import { indexedArea } from './indexed-area.ts';
import { fakeIndexedDb } from './testing/fake-indexed-db.ts';

const channels: BroadcastChannel[] = [];

afterEach(() => {
  for (const channel of channels.splice(0)) channel.close();
});

function setUp(factory?: () => IDBFactory) {
  const fake = fakeIndexedDb();
  const channel = new BroadcastChannel('test');
  channels.push(channel);
  const area = indexedArea({ database: 'test', factory: factory ?? (() => fake.factory), channel });
  return { fake, area };
}

describe('indexedArea', () => {
  it('keeps values by name over one connection', async () => {
    const { fake, area } = setUp();
    expect(await area.get('a')).toBeUndefined();
    await area.set('a', { b: 1 });
    expect(await area.get('a')).toEqual({ b: 1 });
    await area.remove('a');
    expect(await area.get('a')).toBeUndefined();
    expect(fake.opened()).toBe(1);
  });

  it('opens anew after the browser closed the connection', async () => {
    const { fake, area } = setUp();
    await area.set('a', 1);
    fake.closeConnections();
    expect(await area.get('a')).toBe(1);
    expect(fake.opened()).toBe(2);
  });

  it('rejects a write that the quota takes back', async () => {
    const { fake, area } = setUp();
    fake.fillUp();
    await expect(area.set('a', 1)).rejects.toThrow(
      expect.objectContaining({ name: 'QuotaExceededError' }),
    );
    expect(fake.values.size).toBe(0);
  });

  it('rejects where the browser forbids it, and tries again at the next call', async () => {
    const fake = fakeIndexedDb();
    const factory = vi
      .fn<() => IDBFactory>()
      .mockImplementationOnce(() => {
        throw new DOMException('no', 'SecurityError');
      })
      .mockImplementation(() => fake.factory);
    const { area } = setUp(factory);
    await expect(area.get('a')).rejects.toThrow(expect.objectContaining({ name: 'SecurityError' }));
    await expect(area.get('a')).resolves.toBeUndefined();
  });

  it('tells other tabs what changed', async () => {
    const here = setUp();
    const there = setUp();
    const heard = new Promise<string>((resolve) => {
      there.area.subscribe(resolve);
    });
    await here.area.set('a', 1);
    expect(await heard).toBe('a');
  });
});
