import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { createStoredAsyncValue } from './stored-async-value.ts';
import type { StorageTrouble } from './storage-trouble.ts';
import { fakeAsyncArea } from './testing/fake-async-area.ts';

function setUp(initial: Record<string, unknown> = {}) {
  const area = fakeAsyncArea(initial);
  const troubles: StorageTrouble[] = [];
  const stored = createStoredAsyncValue({
    name: 'words',
    version: 2,
    schema: v.array(v.string()),
    migrate: (value, from) => (from === 1 ? String(value).split(' ') : value),
    area,
    onTrouble: (trouble) => troubles.push(trouble),
  });
  return { area, troubles, stored };
}

describe('a value in an asynchronous storage', () => {
  it('is there again after a write and gone after a removal', async () => {
    const { area, stored, troubles } = setUp();
    expect(await stored.read()).toBeUndefined();
    expect(await stored.write(['a'])).toBe(true);
    expect(area.items.get('words')).toEqual({ version: 2, value: ['a'] });
    expect(await stored.read()).toEqual(['a']);
    expect(await stored.remove()).toBe(true);
    expect(await stored.read()).toBeUndefined();
    expect(troubles).toEqual([]);
  });

  it('shows the last write while it is under way', async () => {
    const { stored } = setUp();
    const first = stored.write(['first']);
    const second = stored.write(['second']);
    expect(await stored.read()).toEqual(['second']);
    await Promise.all([first, second]);
    expect(await stored.read()).toEqual(['second']);
  });

  it('of an older version is migrated', async () => {
    const { stored } = setUp({ words: { version: 1, value: 'a b' } });
    expect(await stored.read()).toEqual(['a', 'b']);
  });

  it.each([
    ['null', null, 'unreadable'],
    ['a bare text', 'a', 'unreadable'],
    ['a list of the wrong things', { version: 2, value: [1] }, 'unreadable'],
    ['a version that is text', { version: '2', value: ['a'] }, 'unreadable'],
    ['a version of the future', { version: 3, value: ['a'] }, 'newer'],
    ['a thing that is no data', { version: 2, value: new Map() }, 'unreadable'],
  ] as const)('that is %s is quarantined', async (_, bad, reason) => {
    const { area, stored, troubles } = setUp({ words: bad });
    expect(await stored.read()).toBeUndefined();
    expect(area.items.get('words.quarantine')).toEqual(bad);
    expect(area.items.has('words')).toBe(false);
    expect(troubles).toEqual([
      { kind: 'quarantined', name: 'words', reason, keptAs: 'words.quarantine' },
    ]);
  });

  it('written while an unreadable one is put aside stays', async () => {
    const { area, stored } = setUp({ words: 'broken' });
    const reading = stored.read();
    await Promise.resolve();
    await Promise.resolve();
    await Promise.resolve();
    expect(await stored.write(['good'])).toBe(true);
    await reading;
    expect(area.items.get('words')).toEqual({ version: 2, value: ['good'] });
    expect(area.items.get('words.quarantine')).toBe('broken');
  });

  it.each([
    ['full', new DOMException('no', 'QuotaExceededError'), 'full'],
    ['forbidden', new DOMException('no', 'SecurityError'), 'blocked'],
    ['broken', new DOMException('no', 'UnknownError'), 'failed'],
  ] as const)('is remembered when storage is %s', async (_, error, reason) => {
    const { area, stored, troubles } = setUp();
    area.failWith(error);
    expect(await stored.read()).toBeUndefined();
    expect(await stored.write(['a'])).toBe(false);
    expect(await stored.read()).toEqual(['a']);
    expect(troubles).toEqual([{ kind: 'unavailable', name: 'words', reason }]);
    area.failWith(undefined);
    expect(await stored.write(['b'])).toBe(true);
    expect(area.items.get('words')).toEqual({ version: 2, value: ['b'] });
  });

  it('is read anew after another tab changed it', async () => {
    const { area, stored } = setUp();
    let calls = 0;
    const stop = stored.subscribe(() => (calls += 1));
    area.changeFromElsewhere('else', 1);
    area.changeFromElsewhere('words', { version: 2, value: ['there'] });
    stop();
    area.changeFromElsewhere('words', { version: 2, value: ['late'] });
    expect(calls).toBe(1);
    expect(await stored.read()).toEqual(['late']);
  });
});
