import * as fake from 'fake-indexeddb';
import { beforeEach, expect, test, vi } from 'vitest';
import { indexedArea } from './indexed-area.ts';

beforeEach(() => {
  for (const [name, value] of Object.entries(fake)) vi.stubGlobal(name, value);
  vi.stubGlobal('indexedDB', new fake.IDBFactory());
});

test('indexedArea: returns a copy of a value on a later page', async () => {
  const value = { words: ['heron'] };
  await indexedArea('rookery').set('one', value);
  const read = await indexedArea('rookery').get('one');
  expect(read).toEqual(value);
  expect(read).not.toBe(value);
});

test('indexedArea: lists names without removed ones', async () => {
  const area = indexedArea('rookery');
  await area.set('one', 1);
  await area.set('two', 2);
  await area.remove('one');
  expect(await area.get('one')).toBeUndefined();
  expect(await area.names()).toEqual(['two']);
});

test('indexedArea: reopens the database after another tab deleted it', async () => {
  const area = indexedArea('rookery');
  await area.set('one', 1);
  await new Promise((resolve) => {
    indexedDB.deleteDatabase('rookery').addEventListener('success', resolve);
  });
  expect(await area.names()).toEqual([]);
  await area.set('two', 2);
  expect(await area.names()).toEqual(['two']);
});

test('indexedArea: rejects while the browser forbids access, and works afterwards', async () => {
  const area = indexedArea('rookery');
  vi.spyOn(indexedDB, 'open').mockImplementationOnce(() => {
    throw new DOMException('no', 'SecurityError');
  });
  await expect(area.get('one')).rejects.toThrow('no');
  expect(await area.get('one')).toBeUndefined();
});
