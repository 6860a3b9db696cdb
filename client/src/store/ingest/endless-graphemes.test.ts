import { expect, test } from 'vitest';
import { announcement } from '@rookery/contract/schemas/announcement.ts';
import { list } from '@rookery/contract/schemas/list.ts';
import { relationship } from '@rookery/contract/schemas/relationship.ts';
import { status } from '@rookery/contract/schemas/status.ts';
import { parseLenient, type Schema } from '@rookery/contract/lenient-schema.ts';
import { splitGraphemes } from '@rookery/contract/text/graphemes.ts';
import { endlessGraphemes } from '@rookery/contract/text/testing/endless-graphemes.ts';
import { createTables } from '../tables.ts';
import { apiAccount, apiStatus } from '../testing/api-samples.ts';
import { ingestAnnouncement } from './ingest-announcement.ts';
import { ingestList } from './ingest-list.ts';
import { ingestRelationship } from './ingest-relationship.ts';
import { ingestStatus } from './ingest-status.ts';

/**
 * Returns the paths of texts in a value that contain a grapheme so long that a browser freezes
 * while it lays the text out.
 */
function findEndless(value: unknown, path = ''): string[] {
  if (typeof value === 'string') {
    const isEndless = [...splitGraphemes(value)].some(({ segment }) => segment.length > 64);
    return isEndless ? [path] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    findEndless(part, Array.isArray(value) ? path : `${path}.${name}`),
  );
}

function parsed<T>(schema: Schema<T>, input: unknown): T {
  const { value } = parseLenient(schema, input);
  if (value === undefined) throw new Error('the sample is invalid');
  return value;
}

/* Rows also contain texts that only forms read. Forms must get them as written, so their
   graphemes are not cut. */
test.each(endlessGraphemes)(
  'ingest: limits graphemes of $name in all fields except those that forms edit',
  ({ make }) => {
    const text = make(500);
    const tables = createTables();
    const context = { requestedAt: tables.hub.next(), viewerId: 'me' };
    const field = { name: text, value: text };
    const source = { note: text, privacy: 'public', fields: [field] };
    const account = apiAccount('b', { display_name: text, note: text, fields: [field], source });
    const wire = apiStatus('s1', {
      account,
      content: text,
      spoiler_text: text,
      poll: { id: 'p1', options: [{ title: text }] },
      media_attachments: [{ id: 'm1', url: 'https://a.example/a.png', description: text }],
      card: { url: 'https://a.example/', title: text, description: text, provider_name: text },
    });
    ingestStatus(tables, parsed(status, wire), context);
    ingestList(tables, parsed(list, { id: 'l1', title: text }), context);
    ingestRelationship(tables, parsed(relationship, { id: 'b', note: text }), context);
    const raw = { id: 'a1', content: text, pleroma: { raw_content: text } };
    ingestAnnouncement(tables, parsed(announcement, raw), context);

    const ofForms = /^(?:\.rawContent|\.writtenTitle|\.source\..*)$/;
    const rows = [
      tables.statuses.get('s1'),
      tables.accounts.get('b'),
      tables.polls.get('p1'),
      tables.lists.get('l1'),
      tables.announcements.get('a1'),
    ];
    expect(rows.every(Boolean)).toBe(true);
    const found = rows.flatMap((row) => findEndless(row));
    expect(found.filter((path) => !ofForms.test(path))).toEqual([]);
    expect(tables.relationships.get('b')?.note).toBe(text);
    expect(tables.lists.get('l1')?.writtenTitle).toBe(text);
    expect(tables.announcements.get('a1')?.rawContent).toBe(text);
    expect(tables.accounts.get('b')?.source).toMatchObject({
      name: text,
      note: text,
      fields: [field],
    });
  },
);
