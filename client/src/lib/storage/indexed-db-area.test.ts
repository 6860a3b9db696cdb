import * as fake from 'fake-indexeddb';
import { beforeEach, expect, test, vi } from 'vitest';
import { createIndexedDbArea } from './indexed-db-area.ts';

beforeEach(() => {
  for (const [name, value] of Object.entries(fake)) vi.stubGlobal(name, value);
  vi.stubGlobal('indexedDB', new fake.IDBFactory());
});

test('createIndexedDbArea: returns an equal value after a reload of the page', async () => {
  const value = { words: ['heron'] };
  await createIndexedDbArea('rookery').set('one', value);
  const read = await createIndexedDbArea('rookery').get('one');
  expect(read).toEqual(value);
  expect(read).not.toBe(value);
});

test('createIndexedDbArea: lists the names of values that were not removed', async () => {
  const area = createIndexedDbArea('rookery');
  await area.set('one', 1);
  await area.set('two', 2);
  await area.remove('one');
  expect(await area.get('one')).toBeUndefined();
  expect(await area.names()).toEqual(['two']);
});

test('createIndexedDbArea: reopens the database after another tab deleted it', async () => {
  const area = createIndexedDbArea('rookery');
  await area.set('one', 1);
  await new Promise((resolve) => {
    indexedDB.deleteDatabase('rookery').addEventListener('success', resolve);
  });
  expect(await area.names()).toEqual([]);
  await area.set('two', 2);
  expect(await area.names()).toEqual(['two']);
});

test('createIndexedDbArea: rejects while the browser forbids access, and stores values afterwards', async () => {
  const area = createIndexedDbArea('rookery');
  vi.spyOn(indexedDB, 'open').mockImplementationOnce(() => {
    throw new DOMException('no', 'SecurityError');
  });
  await expect(area.get('one')).rejects.toThrow('no');
  expect(await area.get('one')).toBeUndefined();
});

test('createIndexedDbArea: rejects a change that the browser cannot write, and stores values afterwards', async () => {
  const area = createIndexedDbArea('rookery');
  vi.spyOn(fake.IDBObjectStore.prototype, 'put').mockImplementationOnce(function writeAndAbort(
    this: IDBObjectStore,
    value,
    name,
  ) {
    const request = this.add(value, name);
    request.addEventListener('success', () => this.transaction.abort());
    return request;
  });
  await expect(area.set('one', 1)).rejects.toThrow();
  expect(await area.get('one')).toBeUndefined();
  await expect(area.set('one', () => undefined)).rejects.toThrow('could not be cloned');
  await area.set('one', 1);
  expect(await area.get('one')).toBe(1);
});
