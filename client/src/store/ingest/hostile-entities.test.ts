import { expect, test } from 'vitest';
import { createTables } from '../tables.ts';
import { apiAccount, apiStatus } from '../testing/api-samples.ts';
import { ingestStatus } from './ingest-status.ts';

const long = ':a:'.repeat(100_000);
const many = <T>(item: T): T[] => Array.from({ length: 1_000 }, () => item);
const emojis = many({ shortcode: 'a', url: 'https://a.example/a.png' });

/** Returns the number of list items and characters in a value. */
function sizeOf(value: unknown): { items: number; characters: number } {
  if (typeof value === 'string') return { items: 0, characters: value.length };
  if (typeof value !== 'object' || value === null) return { items: 0, characters: 0 };
  const size = { items: Array.isArray(value) ? value.length : 0, characters: 0 };
  for (const part of Object.values(value)) {
    const { items, characters } = sizeOf(part);
    size.items += items;
    size.characters += characters;
  }
  return size;
}

function ingested() {
  const tables = createTables();
  const account = { fields: many({ name: long, value: long }), emojis };
  const options = many({ title: long, votes_count: 1 });
  const card = { url: 'https://a.example/', title: long, description: long, provider_name: long };
  const wire = apiStatus('s1', {
    account: apiAccount('b', account),
    poll: { id: 'p1', options, emojis },
    card,
  });
  ingestStatus(tables, wire, { requestedAt: tables.hub.next(), viewerId: 'me' });
  return {
    poll: tables.polls.get('p1')?.options,
    fields: tables.accounts.get('b')?.fields,
    card: tables.statuses.get('s1')?.card,
  };
}

test.each([
  ['poll', 100, 400_000],
  ['fields', 50, 1_050_000],
  ['card', 0, 10_000],
] as const)(
  'ingestStatus: bounds a hostile %s to %i items and %i characters',
  (part, items, characters) => {
    const size = sizeOf(ingested()[part]);
    expect(size.characters).toBeGreaterThan(0);
    expect(size.items).toBeLessThanOrEqual(items);
    expect(size.characters).toBeLessThanOrEqual(characters);
  },
);
