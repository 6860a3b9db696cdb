import { parseLenient } from '@rookery/contract/lenient-schema.ts';
import { scheduledStatus } from '@rookery/contract/schemas/scheduled-status.ts';
import { expect, test } from 'vitest';
import { emptyDraftFields } from '#session/drafts/draft.ts';
import type { AttachmentRow } from '#store/rows/attachment-row.ts';
import type { StatusRow, Visibility } from '#store/rows/status-row.ts';
import { toStatusRow } from '#store/ingest/to-status-row.ts';
import { readDefaultQuotePolicy } from './default-quote-policy.ts';
import {
  draftFieldsForEdit,
  draftFieldsForRedraft,
  draftFieldsForScheduled,
  toDraftAttachment,
} from './draft-fields-for-edit.ts';

const row: AttachmentRow = {
  id: 'M',
  url: 'https://far.example/media/heron.png',
  type: 'gifv',
  previewUrl: null,
  description: 'A heron',
  blurhash: null,
};
const limits = { maxOptions: 4, maxOptionChars: 255, minExpiration: 60, maxExpiration: 86_400 };
const source = { id: 'S', text: 'Hi', spoiler_text: 'Hm', content_type: 'text/markdown' };

test('toDraftAttachment: copies the fields of an attachment, with its description and focus as saved', () => {
  const focus = { x: 0.5, y: -0.5 };
  expect(toDraftAttachment({ ...row, mimeType: 'video/mp4', focus })).toEqual({
    key: 'M',
    mediaId: 'M',
    workedOnId: null,
    kind: 'video',
    name: 'heron.png',
    mimeType: 'video/mp4',
    size: 0,
    previewUrl: null,
    url: row.url,
    description: 'A heron',
    savedDescription: 'A heron',
    focus,
    savedFocus: focus,
    isTold: false,
  });
});

const hash = 'fe8c7bd2a9c35be2a5e2a0c5b4b5e9d5b24d8a1d4c36ccb53a2e7cf2e8a1b0d9';

test.each([
  ['a hash of Akkoma', `https://far.example/media/${hash}.png`],
  ['a hash without extension', `https://far.example/media/${hash}`],
  ['a hash in folders', `https://far.example/media/fe/8c/${hash}.jpeg?name=a.png`],
  ['a number of Mastodon', 'https://far.example/original/109876543210987654.jpg'],
  ['a UUID', 'https://far.example/files/1b4e28ba-2fa1-11d2-883f-0016d3cca427.mp4'],
  ['a UUID of Misskey', 'https://far.example/webpublic-1b4e28ba-2fa1-11d2-883f-0016d3cca427.webp'],
])('toDraftAttachment: returns an empty name if the server generated %s', (_, url) => {
  expect(toDraftAttachment({ ...row, url }).name).toBe('');
});

test.each([
  ['https://far.example/media/heron%20one.png', 'heron one.png'],
  ['https://far.example/media/heron.png?name=x', 'heron.png'],
])('toDraftAttachment: reads the file name in the URL %s', (url, name) => {
  expect(toDraftAttachment({ ...row, url }).name).toBe(name);
});

test('toDraftAttachment: returns empty fields for what the server does not send', () => {
  expect(toDraftAttachment({ ...row, type: 'model', description: null })).toMatchObject({
    kind: 'unknown',
    mimeType: '',
    description: '',
    savedDescription: '',
    focus: null,
    savedFocus: null,
  });
});

test('draftFieldsForEdit: reads the text from the source and all other fields from the status', () => {
  const status: StatusRow = {
    id: 'S',
    sensitive: true,
    attachments: [row],
    language: 'de',
    visibility: 'unlisted',
  };
  expect(draftFieldsForEdit(status, source)).toEqual({
    text: 'Hi',
    subject: 'Hm',
    sensitive: true,
    attachments: [toDraftAttachment(row)],
    editing: 'S',
    contentType: 'text/markdown',
    language: 'de',
    visibility: 'unlisted',
  });
});

test('draftFieldsForEdit: leaves out fields that the status does not have', () => {
  expect(draftFieldsForEdit({ id: 'S' }, { id: 'S', text: 'Hi' })).toEqual({
    text: 'Hi',
    subject: '',
    sensitive: false,
    attachments: [],
    editing: 'S',
    visibility: 'direct',
  });
});

test('draftFieldsForRedraft: copies the parent, the quote and the duration of the poll', () => {
  const status: StatusRow = {
    id: 'S',
    inReplyToId: 'P',
    quoteId: 'Q',
    createdAt: '2026-11-26T12:00:00Z',
  };
  const poll = {
    id: '1',
    options: ['yes', 'no'].map((title) => ({ title, votesCount: 0 })),
    multiple: true,
    expiresAt: '2026-11-26T14:00:00Z',
  };
  const fields = draftFieldsForRedraft(status, source, poll, limits);
  expect(fields).toMatchObject({ redrafts: 'S', replyTo: 'P', quoteId: 'Q', text: 'Hi' });
  expect(fields.editing).toBeUndefined();
  expect(fields.poll).toEqual({ options: ['yes', 'no'], multiple: true, expiresIn: 7200 });
});

test('draftFieldsForRedraft: returns an empty poll for one without options and end', () => {
  const fields = draftFieldsForRedraft({ id: 'S' }, source, { id: '1' }, limits);
  expect(fields.poll).toEqual({ options: ['', ''], multiple: false, expiresIn: 600 });
  expect(fields.replyTo).toBeUndefined();
  expect(draftFieldsForRedraft({ id: 'S' }, source, undefined, limits).poll).toBeUndefined();
});

test.each([
  ['a joined grapheme', '\u{1F469}\u200D'.repeat(50)],
  ['direction controls', '\u2067שלום\u2069 \u202Ab\u202C'],
])(
  'draftFieldsForRedraft: copies %s of descriptions and options from the response, since rows do not contain them',
  (_, text) => {
    const file = { id: row.id, type: 'image', url: row.url, description: text };
    const wire = { id: 'S', account: { id: 'A' }, media_attachments: [file] };
    const poll = { id: '1', options: [{ title: text }, { title: 'no' }] };
    const status = toStatusRow(wire, undefined);
    const shown = { id: '1', options: [text, 'no'].map((title) => ({ title, votesCount: 0 })) };
    const written = { media_attachments: [file], poll };
    const fields = draftFieldsForRedraft(status, source, shown, limits, written);
    expect(fields.attachments).toMatchObject([{ description: text, savedDescription: text }]);
    expect(fields.poll?.options).toEqual([text, 'no']);
    const plan = { id: '1', scheduled_at: at, media_attachments: [file] };
    const { attachments } = draftFieldsForScheduled(plan, { visibility: 'public', language: 'en' });
    expect(attachments).toMatchObject([{ description: text, savedDescription: text }]);
  },
);

test('draftFieldsForEdit: copies descriptions from the row if the response has none', () => {
  const status: StatusRow = { id: 'S', attachments: [{ ...row, description: 'A heron' }] };
  const fields = draftFieldsForEdit(status, source, { media_attachments: [{ id: row.id }] });
  expect(fields.attachments).toMatchObject([{ description: 'A heron' }]);
});

const at = '2026-12-01T10:00:00.000Z';

test('draftFieldsForScheduled: copies all parameters of a scheduled status', () => {
  const params = {
    text: 'Hi',
    spoiler_text: 'Hm',
    sensitive: true,
    visibility: 'direct' as const,
    language: 'de',
    in_reply_to_id: 'P',
    expires_in: 3600,
    poll: { options: ['a', 'b'], multiple: true, expires_in: 600 },
  };
  expect(
    draftFieldsForScheduled(
      { id: '1', scheduled_at: at, params },
      { visibility: 'public', language: 'en' },
    ),
  ).toEqual({
    ...emptyDraftFields,
    text: 'Hi',
    subject: 'Hm',
    sensitive: true,
    visibility: 'direct',
    language: 'de',
    replyTo: 'P',
    expiresIn: 3600,
    poll: { options: ['a', 'b'], multiple: true, expiresIn: 600 },
    scheduledAt: at,
  });
});

test('draftFieldsForScheduled: returns defaults for missing parameters', () => {
  const expected = {
    ...emptyDraftFields,
    visibility: 'private',
    language: 'en',
    scheduledAt: at,
  };
  expect(
    draftFieldsForScheduled(
      { id: '1', scheduled_at: at, params: { visibility: null } },
      { visibility: 'private', language: 'en' },
    ),
  ).toEqual(expected);
  const params = { poll: {}, visibility: null };
  expect(
    draftFieldsForScheduled(
      { id: '1', scheduled_at: at, params },
      { visibility: 'private', language: 'en' },
    ),
  ).toEqual({
    ...expected,
    poll: { options: [], multiple: false, expiresIn: 86_400 },
  });
});

test.each(['list:1', 'Direct', 'followers', 'private ', undefined])(
  'draftFieldsForScheduled: reads the unknown visibility %j as direct',
  (visibility) => {
    const wire = { id: '1', scheduled_at: at, params: { visibility } };
    const { value } = parseLenient(scheduledStatus, wire);
    const defaults = { visibility: 'public', language: 'en' } as const;
    expect(value && draftFieldsForScheduled(value, defaults).visibility).toBe('direct');
  },
);

test.each(['constructor', 'toString', '__proto__', 'hologram'])(
  'toDraftAttachment: reads the unknown type %j as the kind unknown',
  (type) => {
    expect(toDraftAttachment({ ...row, type }).kind).toBe('unknown');
  },
);

test.each([
  [undefined, undefined],
  ['followers', 'followers'],
  ['a later policy', 'nobody'],
])('readDefaultQuotePolicy: reads %j as %j', (policy, expected) => {
  expect(readDefaultQuotePolicy(policy)).toBe(expected);
});

test('draftFieldsForEdit, draftFieldsForRedraft, draftFieldsForScheduled: keep who may quote the post [R-COMP-056]', () => {
  const status: StatusRow = { id: 'S', quoteId: 'Q', quotePolicy: 'followers' };
  expect(draftFieldsForEdit(status, source).quotePolicy).toBe('followers');
  expect(draftFieldsForRedraft(status, source, undefined, limits)).toMatchObject({
    quoteId: 'Q',
    quotePolicy: 'followers',
  });
  const params = { quoted_status_id: 'Q', quote_approval_policy: 'nobody' as const };
  const plan = { id: '1', scheduled_at: at, params };
  expect(draftFieldsForScheduled(plan, { visibility: 'public', language: 'en' })).toMatchObject({
    quoteId: 'Q',
    quotePolicy: 'nobody',
  });
});

const person = (acct: string) => ({ id: acct, acct, username: acct, url: '' });

test.each<[Visibility, string, readonly string[], readonly string[] | undefined]>([
  ['direct', 'hello', ['jun'], ['jun']],
  ['direct', '@jun hello', ['jun'], undefined],
  ['direct', '@Jun and @sal@far.example', ['jun', 'sal@far.example'], undefined],
  ['direct', '@jun hello', ['sal@far.example'], ['sal@far.example']],
  ['direct', '@jun hello', ['jun', 'sal@far.example'], ['jun', 'sal@far.example']],
  ['direct', '@nobody hello', [], undefined],
  ['public', 'hello', ['jun'], undefined],
])(
  'draftFieldsForRedraft: for a %s post with the text %j and the mentioned people %j, returns the addressed people %j [R-COMP-059]',
  (visibility, text, people, expected) => {
    const status: StatusRow = { id: 'S', visibility, mentions: people.map(person) };
    expect(draftFieldsForRedraft(status, { ...source, text }, undefined, limits).to).toEqual(
      expected,
    );
  },
);
