import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { createPersistedValue } from './persisted-value.ts';
import type { PersistedValueOptions } from './persisted-value.ts';
import type { StorageError } from './storage-error.ts';
import { corruptedStoredTexts } from './testing/corrupted-stored-texts.ts';
import { fakeArea } from './testing/fake-area.ts';

interface SavedValue {
  words: string[];
}

const schema = v.object({ words: v.array(v.string()) });

function setUp(
  initial: Record<string, string> = {},
  more: Partial<PersistedValueOptions<SavedValue>> = {},
) {
  const area = fakeArea(initial);
  const issues: StorageError[] = [];
  const open = () =>
    createPersistedValue({
      name: 'words',
      version: 2,
      schema,
      area,
      onStorageError: (storageError) => issues.push(storageError),
      ...more,
    });
  return { area, issues, open, stored: open() };
}

describe('createPersistedValue', () => {
  it('returns the stored value after a reload', () => {
    const { open, stored, issues } = setUp();
    expect(stored.read()).toBeUndefined();
    expect(stored.write({ words: ['a', 'ü'] })).toBe(true);
    expect(open().read()).toEqual({ words: ['a', 'ü'] });
    expect(issues).toEqual([]);
  });

  it('returns the same object while the stored text is unchanged', () => {
    const { open, stored } = setUp();
    stored.write({ words: ['a'] });
    const other = open();
    expect(other.read()).toBe(other.read());
  });

  it('returns undefined after the value was removed', () => {
    const { area, stored } = setUp();
    stored.write({ words: ['a'] });
    expect(stored.remove()).toBe(true);
    expect(stored.read()).toBeUndefined();
    expect([...area.items]).toEqual([]);
  });

  it('migrates a value of an older version, and rewrites it only on a change', () => {
    const old = '{"version":1,"value":"a b"}';
    const { area, stored } = setUp(
      { words: old },
      { migrate: (value) => ({ words: String(value).split(' ') }) },
    );
    expect(stored.read()).toEqual({ words: ['a', 'b'] });
    expect(area.items.get('words')).toBe(old);
  });

  it('migrates a value without an envelope from version 0', () => {
    const { stored } = setUp(
      { words: '["a"]' },
      { migrate: (value, from) => (from === 0 ? { words: value } : value) },
    );
    expect(stored.read()).toEqual({ words: ['a'] });
  });

  it('quarantines a value of a later version', () => {
    const text = '{"version":3,"value":{"sentences":[]}}';
    const { area, stored, issues } = setUp({ words: text });
    expect(stored.read()).toBeUndefined();
    expect(area.items.get('words.quarantine')).toBe(text);
    expect(issues).toEqual([
      { kind: 'quarantined', name: 'words', reason: 'newer', quarantineName: 'words.quarantine' },
    ]);
  });

  it.each(corruptedStoredTexts(2))(
    'moves a value that is %s to quarantine once, and stores a new value',
    (_, text) => {
      const { area, open, stored, issues } = setUp({ words: text });
      expect(stored.read()).toBeUndefined();
      expect(open().read()).toBeUndefined();
      expect(issues).toEqual([
        {
          kind: 'quarantined',
          name: 'words',
          reason: 'unreadable',
          quarantineName: 'words.quarantine',
        },
      ]);
      expect(area.items.get('words.quarantine')).toBe(text);
      expect(stored.write({ words: ['new'] })).toBe(true);
      expect(open().read()).toEqual({ words: ['new'] });
    },
  );

  it('quarantines a value whose migration throws', () => {
    const { stored, issues } = setUp(
      { words: '{"version":1,"value":1}' },
      {
        migrate: () => {
          throw new Error('cannot');
        },
      },
    );
    expect(stored.read()).toBeUndefined();
    expect(issues).toMatchObject([{ kind: 'quarantined', reason: 'unreadable' }]);
  });

  it('throws no error and changes no prototype, whatever text is stored', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const { stored } = setUp({ words: text });
        stored.read();
        expect(Reflect.get({}, 'words')).toBeUndefined();
      }),
    );
  });
});

describe('createPersistedValue: failing storage', () => {
  it.each([
    ['full', new DOMException('no', 'QuotaExceededError'), 'full'],
    ['forbidden', new DOMException('no', 'SecurityError'), 'blocked'],
    ['absent', new TypeError('localStorage is null'), 'failed'],
  ] as const)(
    'reports once that storage is %s, and returns values from memory',
    (_, error, reason) => {
      const { area, stored, issues } = setUp();
      area.failWith(error);
      expect(stored.read()).toBeUndefined();
      expect(stored.write({ words: ['a'] })).toBe(false);
      expect(stored.read()).toEqual({ words: ['a'] });
      expect(stored.remove()).toBe(false);
      expect(stored.read()).toBeUndefined();
      expect(issues).toEqual([{ kind: 'unavailable', name: 'words', reason }]);
    },
  );

  it('returns the last written value when storage is full, not the older stored one', () => {
    const { area, open, stored } = setUp();
    stored.write({ words: ['old'] });
    area.failWith(new DOMException('no', 'QuotaExceededError'), ['setItem']);
    stored.write({ words: ['new'] });
    expect(stored.read()).toEqual({ words: ['new'] });
    area.failWith(undefined);
    stored.write({ words: ['newest'] });
    expect(open().read()).toEqual({ words: ['newest'] });
  });

  it('reports a failure again if storage accepted a value in between', () => {
    const { area, stored, issues } = setUp();
    const full = new DOMException('no', 'QuotaExceededError');
    area.failWith(full);
    stored.write({ words: [] });
    area.failWith(undefined);
    stored.write({ words: [] });
    area.failWith(full);
    stored.write({ words: [] });
    expect(issues).toHaveLength(2);
  });

  it('does not remove an unreadable value if it cannot be moved to quarantine', () => {
    const { area, stored, issues } = setUp({ words: 'broken' });
    area.failWith(new DOMException('no', 'QuotaExceededError'), ['setItem']);
    expect(stored.read()).toBeUndefined();
    expect(stored.read()).toBeUndefined();
    expect(area.items.get('words')).toBe('broken');
    expect(issues).toEqual([{ kind: 'unavailable', name: 'words', reason: 'full' }]);
  });
});

describe('createPersistedValue: other tabs', () => {
  it('calls onChange when another tab changes or clears values, until unsubscribed', () => {
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
