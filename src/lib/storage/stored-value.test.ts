import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { createStoredValue } from './stored-value.ts';
import type { StoredValueOptions } from './stored-value.ts';
import type { StorageTrouble } from './storage-trouble.ts';
import { corruptions } from './testing/corruptions.ts';
import { fakeArea } from './testing/fake-area.ts';

interface Words {
  words: string[];
}

const schema = v.object({ words: v.array(v.string()) });

function setUp(
  initial: Record<string, string> = {},
  more: Partial<StoredValueOptions<Words>> = {},
) {
  const area = fakeArea(initial);
  const troubles: StorageTrouble[] = [];
  const open = () =>
    createStoredValue({
      name: 'words',
      version: 2,
      schema,
      area,
      onTrouble: (trouble) => troubles.push(trouble),
      ...more,
    });
  return { area, troubles, open, stored: open() };
}

describe('a stored value', () => {
  it('comes back after the page was left', () => {
    const { open, stored, troubles } = setUp();
    expect(stored.read()).toBeUndefined();
    expect(stored.write({ words: ['a', 'ü'] })).toBe(true);
    expect(open().read()).toEqual({ words: ['a', 'ü'] });
    expect(troubles).toEqual([]);
  });

  it('is the same object while the text is the same', () => {
    const { open, stored } = setUp();
    stored.write({ words: ['a'] });
    const other = open();
    expect(other.read()).toBe(other.read());
  });

  it('is gone once removed', () => {
    const { area, stored } = setUp();
    stored.write({ words: ['a'] });
    expect(stored.remove()).toBe(true);
    expect(stored.read()).toBeUndefined();
    expect([...area.items]).toEqual([]);
  });

  it('of an older version is migrated, and rewritten only when it changes', () => {
    const old = '{"version":1,"value":"a b"}';
    const { area, stored } = setUp(
      { words: old },
      { migrate: (value) => ({ words: String(value).split(' ') }) },
    );
    expect(stored.read()).toEqual({ words: ['a', 'b'] });
    expect(area.items.get('words')).toBe(old);
  });

  it('without an envelope is migrated from version 0', () => {
    const { stored } = setUp(
      { words: '["a"]' },
      { migrate: (value, from) => (from === 0 ? { words: value } : value) },
    );
    expect(stored.read()).toEqual({ words: ['a'] });
  });

  it('of a later version is put aside and not lost', () => {
    const text = '{"version":3,"value":{"sentences":[]}}';
    const { area, stored, troubles } = setUp({ words: text });
    expect(stored.read()).toBeUndefined();
    expect(area.items.get('words.quarantine')).toBe(text);
    expect(troubles).toEqual([
      { kind: 'quarantined', name: 'words', reason: 'newer', keptAs: 'words.quarantine' },
    ]);
  });

  it.each(corruptions(2))('that is %s is quarantined once, and can be written anew', (_, text) => {
    const { area, open, stored, troubles } = setUp({ words: text });
    expect(stored.read()).toBeUndefined();
    expect(open().read()).toBeUndefined();
    expect(troubles).toEqual([
      { kind: 'quarantined', name: 'words', reason: 'unreadable', keptAs: 'words.quarantine' },
    ]);
    expect(area.items.get('words.quarantine')).toBe(text);
    expect(stored.write({ words: ['new'] })).toBe(true);
    expect(open().read()).toEqual({ words: ['new'] });
  });

  it('that a migration chokes on is quarantined', () => {
    const { stored, troubles } = setUp(
      { words: '{"version":1,"value":1}' },
      {
        migrate: () => {
          throw new Error('cannot');
        },
      },
    );
    expect(stored.read()).toBeUndefined();
    expect(troubles).toMatchObject([{ kind: 'quarantined', reason: 'unreadable' }]);
  });

  it('never throws and never pollutes, whatever text is stored', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const { stored } = setUp({ words: text });
        stored.read();
        expect(Reflect.get({}, 'words')).toBeUndefined();
      }),
    );
  });
});

describe('storage that fails', () => {
  it.each([
    ['full', new DOMException('no', 'QuotaExceededError'), 'full'],
    ['forbidden', new DOMException('no', 'SecurityError'), 'blocked'],
    ['absent', new TypeError('localStorage is null'), 'failed'],
  ] as const)(
    'because it is %s is told once, and the client works from memory',
    (_, error, reason) => {
      const { area, stored, troubles } = setUp();
      area.failWith(error);
      expect(stored.read()).toBeUndefined();
      expect(stored.write({ words: ['a'] })).toBe(false);
      expect(stored.read()).toEqual({ words: ['a'] });
      expect(stored.remove()).toBe(false);
      expect(stored.read()).toBeUndefined();
      expect(troubles).toEqual([{ kind: 'unavailable', name: 'words', reason }]);
    },
  );

  it('when full still shows what was last written, not the older value it holds', () => {
    const { area, open, stored } = setUp();
    stored.write({ words: ['old'] });
    area.failWith(new DOMException('no', 'QuotaExceededError'), ['setItem']);
    stored.write({ words: ['new'] });
    expect(stored.read()).toEqual({ words: ['new'] });
    area.failWith(undefined);
    stored.write({ words: ['newest'] });
    expect(open().read()).toEqual({ words: ['newest'] });
  });

  it('is told again after it had worked in between', () => {
    const { area, stored, troubles } = setUp();
    const full = new DOMException('no', 'QuotaExceededError');
    area.failWith(full);
    stored.write({ words: [] });
    area.failWith(undefined);
    stored.write({ words: [] });
    area.failWith(full);
    stored.write({ words: [] });
    expect(troubles).toHaveLength(2);
  });

  it('leaves a value in place that it has no room to put aside', () => {
    const { area, stored, troubles } = setUp({ words: 'broken' });
    area.failWith(new DOMException('no', 'QuotaExceededError'), ['setItem']);
    expect(stored.read()).toBeUndefined();
    expect(stored.read()).toBeUndefined();
    expect(area.items.get('words')).toBe('broken');
    expect(troubles).toEqual([{ kind: 'unavailable', name: 'words', reason: 'full' }]);
  });
});

describe('other tabs', () => {
  it('are heard when they change this value or clear everything, until one stops listening', () => {
    const { area, stored } = setUp();
    const seen: unknown[] = [];
    const stop = stored.subscribe(() => seen.push(stored.read()));
    area.changeFromElsewhere('else', '1');
    area.changeFromElsewhere('words', '{"version":2,"value":{"words":["there"]}}');
    area.clearFromElsewhere();
    stop();
    area.changeFromElsewhere('words', '{"version":2,"value":{"words":["late"]}}');
    expect(seen).toEqual([{ words: ['there'] }, undefined]);
  });
});
