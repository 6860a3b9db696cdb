import { describe, expect, it } from 'vitest';
import { corruptedStoredTexts } from '#lib/storage/testing/corrupted-stored-texts.ts';
import { fakeArea } from '#lib/storage/testing/fake-area.ts';
import type { StorageError } from '#lib/storage/storage-error.ts';
import { preferenceKeys, preferences } from './preferences.ts';
import { selectExportedValues } from '#features/settings/backup/backup-menu.tsx';
import { createPreferenceStore } from './preference-store.ts';

function setUp(initial: Record<string, string> = {}) {
  const area = fakeArea(initial);
  const issues: StorageError[] = [];
  const open = (accountId?: string) =>
    createPreferenceStore({
      accountId,
      area,
      onStorageError: (storageError) => issues.push(storageError),
    });
  const valueOf = (name: string): unknown => JSON.parse(area.items.get(name) ?? 'null');
  return { area, issues, open, valueOf };
}

const envelope = (value: unknown) => JSON.stringify({ version: 1, value });

describe('createPreferenceStore', () => {
  it('returns the defaults at first and writes nothing', () => {
    const { area, open } = setUp();
    const store = open('1');
    for (const key of preferenceKeys) expect(store.get(key)).toBe(preferences[key].default);
    expect(area.items.size).toBe(0);
  });

  it('stores a choice in its scope, and returns it after a reload [R-STORE-001]', () => {
    const { open, valueOf } = setUp();
    const store = open('1');
    expect(store.set('theme', 'paper')).toBe(true);
    expect(store.set('hideNsfw', false)).toBe(true);
    expect(valueOf('preferences.device')).toEqual({ version: 1, value: { theme: 'paper' } });
    expect(valueOf('preferences.account.1')).toEqual({ version: 1, value: { hideNsfw: false } });
    const again = open('1');
    expect([again.get('theme'), again.get('hideNsfw')]).toEqual(['paper', false]);
  });

  it('shares only device values between accounts', () => {
    const { open } = setUp();
    const alice = open('1');
    alice.set('theme', 'paper');
    alice.set('muteWords', ['cats']);
    const visitor = open();
    expect(visitor.get('theme')).toBe('paper');
    expect(visitor.get('muteWords')).toEqual([]);
    visitor.set('muteWords', ['dogs']);
    expect(open('1').get('muteWords')).toEqual(['cats']);
    expect(open().get('muteWords')).toEqual(['dogs']);
  });

  it('rejects an invalid value', () => {
    const { open } = setUp();
    const store = open();
    expect(store.set('maxDepthInThread', 2)).toBe(false);
    expect(store.get('maxDepthInThread')).toBe(6);
  });

  it('returns the instance’s value or the default after a choice is cleared', () => {
    const { open } = setUp();
    const store = open();
    store.setInstanceValues({ sidebarRight: true });
    expect(store.get('sidebarRight')).toBe(true);
    store.set('sidebarRight', false);
    expect([store.get('sidebarRight'), store.defaultOf('sidebarRight')]).toEqual([false, true]);
    store.set('sidebarRight', undefined);
    expect(store.get('sidebarRight')).toBe(true);
    expect(open().get('sidebarRight')).toBe(false);
  });

  it('notifies subscribers until they unsubscribe', () => {
    const { open } = setUp();
    const store = open();
    let calls = 0;
    const stop = store.subscribe(() => {
      calls += 1;
    });
    store.set('hideNsfw', false);
    store.setInstanceValues({ greentext: true });
    stop();
    store.set('hideNsfw', true);
    expect(calls).toBe(2);
  });

  it('returns the same object until that preference changes', () => {
    const { open } = setUp({ 'preferences.visitor': envelope({ muteWords: ['cats'] }) });
    const store = open();
    const mutedWords = store.get('muteWords');
    store.set('hideNsfw', false);
    expect(store.get('muteWords')).toBe(mutedWords);
  });

  it.each(corruptedStoredTexts(1))('starts with the defaults if storage contains %s', (_, text) => {
    const { area, open, issues } = setUp({
      'preferences.device': text,
      'preferences.account.1': text,
    });
    const store = open('1');
    for (const key of preferenceKeys) expect(store.get(key)).toBe(preferences[key].default);
    expect(issues.map(({ kind, name }) => `${kind} ${name}`)).toEqual([
      'quarantined preferences.device',
      'quarantined preferences.account.1',
    ]);
    expect(area.items.get('preferences.device.quarantine')).toBe(text);
    store.set('theme', 'paper');
    expect(open('1').get('theme')).toBe('paper');
  });

  it('returns the default for an invalid stored value, and the other stored values [R-PREF-042]', () => {
    const { open } = setUp({
      'preferences.visitor': envelope({
        maxThumbnails: 'many',
        hideNsfw: false,
        replyVisibility: 'x',
      }),
    });
    const store = open();
    expect(store.get('maxThumbnails')).toBe(16);
    expect(store.get('replyVisibility')).toBe('all');
    expect(store.get('hideNsfw')).toBe(false);
  });

  it('does not remove unknown keys when saving, and includes them in the backup', () => {
    const { open, valueOf } = setUp({
      'preferences.visitor': envelope({ fromTomorrow: { a: [1] }, hideNsfw: false }),
    });
    const store = open();
    store.set('hideNsfw', true);
    store.set('padEmoji', false);
    store.set('padEmoji', undefined);
    expect(valueOf('preferences.visitor')).toEqual({
      version: 1,
      value: { fromTomorrow: { a: [1] }, hideNsfw: true },
    });
    expect(selectExportedValues(store)).toMatchObject({ fromTomorrow: { a: [1] } });
  });

  it('ignores stored keys in the wrong scope', () => {
    const { open } = setUp({ 'preferences.visitor': envelope({ theme: 'paper' }) });
    expect(open().get('theme')).toBe('system');
  });

  it('exports choices and defaults, but not values that follow the instance', () => {
    const { open } = setUp();
    const store = open();
    store.setInstanceValues({ sidebarRight: true, greentext: true });
    store.set('greentext', false);
    store.set('muteWords', ['cats']);
    const exported = selectExportedValues(store);
    expect(exported).toMatchObject({ greentext: false, muteWords: ['cats'], hideNsfw: true });
    expect(exported).not.toHaveProperty('sidebarRight');
    expect(exported).not.toHaveProperty('postLanguage');
  });

  it('returns choices of other tabs, and does not overwrite them when saving', () => {
    const { area, open, valueOf } = setUp();
    const store = open();
    let calls = 0;
    store.subscribe(() => {
      calls += 1;
    });
    area.changeFromElsewhere('preferences.visitor', envelope({ hideNsfw: false }));
    expect([store.get('hideNsfw'), calls]).toEqual([false, 1]);
    area.items.set('preferences.visitor', envelope({ hideNsfw: false, padEmoji: false }));
    store.set('loopVideo', false);
    expect(valueOf('preferences.visitor')).toEqual({
      version: 1,
      value: { hideNsfw: false, padEmoji: false, loopVideo: false },
    });
    store.close();
    area.clearFromElsewhere();
    expect(store.get('hideNsfw')).toBe(false);
  });

  it('returns choices from memory when storage is full, and reports this', () => {
    const { area, open, issues } = setUp();
    const store = open();
    area.failWith(new DOMException('no', 'QuotaExceededError'));
    store.set('hideNsfw', false);
    store.set('muteWords', ['cats']);
    expect(store.get('hideNsfw')).toBe(false);
    expect(store.get('muteWords')).toEqual(['cats']);
    expect(issues).toEqual([{ kind: 'unavailable', name: 'preferences.visitor', reason: 'full' }]);
  });
});
