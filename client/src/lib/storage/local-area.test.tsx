import { afterEach, describe, expect, it } from 'vitest';
import { createLocalArea } from './local-area.ts';

afterEach(() => {
  localStorage.clear();
});

function dispatch(key: string | null, storageArea: Storage): void {
  window.dispatchEvent(new StorageEvent('storage', { key, storageArea }));
}

describe('createLocalArea', () => {
  it('stores texts in localStorage', () => {
    const area = createLocalArea();
    area.setItem('a', '1');
    expect(localStorage.getItem('a')).toBe('1');
    expect(area.getItem('a')).toBe('1');
    area.removeItem('a');
    expect(area.getItem('a')).toBeNull();
  });

  it('does not call onChange for storage events of sessionStorage', () => {
    const changes: (string | null)[] = [];
    const stop = createLocalArea().subscribe((name) => changes.push(name));
    dispatch('mine', localStorage);
    dispatch('not mine', sessionStorage);
    dispatch(null, localStorage);
    stop();
    dispatch('late', localStorage);
    expect(changes).toEqual(['mine', null]);
  });
});
