import { expect, test } from 'vitest';
import { createRetention } from '#store/retain.ts';
import { createTables } from '#store/tables.ts';
import { ingestReactions } from './ingest-reactions.ts';
import { ingestStatusPeople, ingestTranslation } from './ingest-status-details.ts';

const people = [
  { id: 'A1', acct: 'ines' },
  { id: 'A2', acct: 'jun' },
];
const context = (requestedAt: number) => ({ requestedAt, viewerId: 'A9' });

test('ingestStatusPeople: stores who favourited and reblogged a status, with their accounts [R-ENT-035]', () => {
  const tables = createTables();
  ingestStatusPeople(tables, 'S1', 'favouritedByIds', people, context(1));
  ingestStatusPeople(tables, 'S1', 'rebloggedByIds', people.slice(1), context(2));
  expect(tables.statuses.get('S1')).toEqual({
    id: 'S1',
    favouritedByIds: ['A1', 'A2'],
    rebloggedByIds: ['A2'],
  });
  const retention = createRetention(tables);
  const stop = tables.statuses.subscribe('S1', () => undefined);
  retention.sweep();
  retention.sweep();
  expect(tables.accounts.get('A1')?.acct).toBe('ines');
  stop();
  retention.sweep();
  retention.sweep();
  expect(tables.accounts.get('A1')).toBeUndefined();
});

test('ingestTranslation: stores a translation with its detected language [R-ENT-036]', () => {
  const tables = createTables();
  const translated = { id: 'S1', editedAt: null, language: 'en' };
  ingestTranslation(tables, translated, { text: 'heron', detected_language: 'de' }, 1);
  expect(tables.statuses.get('S1')?.translation).toEqual({
    text: 'heron',
    detectedLanguage: 'de',
    language: 'en',
    statusEditedAt: null,
  });
  ingestTranslation(tables, translated, { content: 'egret', detected_source_language: 'nl' }, 2);
  expect(tables.statuses.get('S1')?.translation).toMatchObject({
    text: 'egret',
    detectedLanguage: 'nl',
  });
});

test('ingestReactions: stores the accounts that reacted and the viewer’s reactions', () => {
  const tables = createTables();
  ingestReactions(
    tables,
    'S1',
    [
      { name: '🔥', count: 2, me: true, accounts: people },
      { name: 'blob', count: 1, me: false, url: 'https://media.example/blob.png' },
    ],
    context(1),
  );
  expect(tables.statuses.get('S1')?.reactions).toEqual([
    { name: '🔥', count: 2, url: null, accountIds: ['A1', 'A2'] },
    { name: 'blob', count: 1, url: 'https://media.example/blob.png' },
  ]);
  expect(tables.statusViewers.get('S1')?.viewerReactions).toEqual(['🔥']);
});
