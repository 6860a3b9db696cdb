import { expect, test } from 'vitest';
import { getServerInfo } from '#api/server-info.ts';
import { type Draft, emptyDraftFields } from '#session/drafts/draft.ts';
import { draftProblem } from '#session/drafts/draft-limits.ts';
import { createBody, editBody, mediaAttributes, previewBody } from './status-body.ts';

const file = {
  key: 'f',
  mediaId: 'm1',
  kind: 'image' as const,
  name: 'heron.png',
  mimeType: 'image/png',
  size: 1,
  previewUrl: null,
  url: null,
  description: '',
  savedDescription: '',
  workedOnId: null,
  savedFocus: null,
  isTold: false,
  focus: null,
};

const server = getServerInfo();

const full: Draft = {
  ...emptyDraftFields,
  text: 'The heron is back',
  subject: 'birds',
  sensitive: true,
  visibility: 'unlisted',
  contentType: 'text/markdown',
  language: 'pt',
  poll: { options: ['yes', '', 'no'], multiple: true, expiresIn: 600 },
  attachments: [file],
  replyTo: '1',
  quoteId: '2',
  expiresIn: 3600,
  scheduledAt: '2026-12-01T10:00:00.000Z',
  idempotencyKey: 'k',
  updatedAt: '',
};

const poll = (...options: string[]) => ({ options, multiple: false, expiresIn: 600 });

test('createBody: contains every field of the draft [R-COMP-002 R-COMP-051]', () => {
  expect(createBody(full, server)).toEqual({
    status: 'The heron is back',
    source: 'Rookery',
    spoiler_text: 'birds',
    sensitive: true,
    visibility: 'unlisted',
    content_type: 'text/markdown',
    language: 'pt',
    media_ids: ['m1'],
    poll: { options: ['yes', 'no'], expires_in: 600, multiple: true },
    in_reply_to_id: '1',
    quote_id: '2',
    expires_in: 3600,
    scheduled_at: '2026-12-01T10:00:00.000Z',
  });
});

test.each([
  ['empty options', '', ''],
  ['spaces', ' ', '\t'],
  ['ideographic and no-break spaces', '\u3000', '\u00A0\u2003'],
  ['zero-width characters', '\u200B', '\u2060\uFEFF'],
  ['direction marks', '\u200E', '\u202E'],
  ['blank letters of Hangul and Braille', '\u3164', '\u2800\u115F'],
  ['one option and blanks', 'yes', '\u200B', ' '],
])(
  'draftProblem: returns notEnoughOptions for a poll with %s [R-COMP-027 R-COMP-028]',
  (_, ...options) => {
    expect(draftProblem({ ...full, poll: poll(...options) })).toBe('notEnoughOptions');
  },
);

test('draftProblem: ignores the poll of an edit, which is not sent', () => {
  expect(draftProblem({ ...full, editing: '1', poll: poll('', '') })).toBeUndefined();
});

test('pollOptionsToSend: does not change emoji sequences and joiners inside an option', () => {
  const options = ['👩‍👩‍👧‍👦', 'می‌خواهم', '\u200B'];
  expect(createBody({ ...full, poll: poll(...options) }, server).poll?.options).toEqual([
    '👩‍👩‍👧‍👦',
    'می‌خواهم',
  ]);
});

test('previewBody: sets the preview flag and omits media and poll [R-COMP-043]', () => {
  const body = previewBody(full, server);
  expect(body).toMatchObject({ preview: true, status: full.text, spoiler_text: 'birds' });
  expect(body).not.toHaveProperty('media_ids');
  expect(body).not.toHaveProperty('poll');
});

test.each([
  ['akkoma', '3.17.1', 'quote_id'],
  ['akkoma', '3.18.0', 'quoted_status_id'],
  ['pleroma', '2.10.0', 'quote_id'],
])('createBody: sends a quote to %s %s as %s [R-COMP-055]', (name, version, field) => {
  const info = getServerInfo({ software: { name, version } });
  for (const body of [createBody(full, info), previewBody(full, info)]) {
    const names = Object.keys(body).filter((one) => one.startsWith('quote'));
    expect(names).toEqual([field]);
    expect(body).toHaveProperty(field, '2');
  }
});

test('editBody: contains an empty subject and an empty list of files, and no visibility, poll, reply and quote', () => {
  const body = editBody({ ...full, subject: '', attachments: [] }, server);
  expect(body).toMatchObject({ spoiler_text: '', media_ids: [] });
  for (const fixed of ['visibility', 'poll', 'in_reply_to_id', 'quote_id', 'quoted_status_id']) {
    expect(body).not.toHaveProperty(fixed);
  }
});

const mastodon = (api: number) =>
  getServerInfo(
    { software: { name: 'mastodon', version: '4.5.0' } },
    { onlyInV2: { api_versions: { mastodon: api } } },
  );

test.each([
  ['a public post', 7, { visibility: 'public' }, 'followers'],
  ['an unlisted post', 7, { visibility: 'unlisted' }, 'followers'],
  ['a post for followers', 7, { visibility: 'private' }, undefined],
  ['a server without policies', 6, { visibility: 'public' }, undefined],
  ['a post without a policy', 7, { visibility: 'public', quotePolicy: undefined }, undefined],
] as const)(
  'createBody, editBody: send who may quote %s [R-COMP-056]',
  (_, api, fields, policy) => {
    const draft = { ...full, quotePolicy: 'followers', ...fields } as const;
    for (const body of [createBody(draft, mastodon(api)), editBody(draft, mastodon(api))])
      expect(body.quote_approval_policy).toBe(policy);
  },
);

test('mediaAttributes: contains only files with a changed description or focal point [R-ATT-026]', () => {
  const attachments = [
    file,
    { ...file, mediaId: 'm2', description: 'A heron', savedDescription: 'A bird' },
    { ...file, mediaId: 'm3', focus: { x: 0.5, y: 0 } },
    { ...file, mediaId: null, description: 'Not uploaded' },
  ];
  expect(mediaAttributes({ ...full, attachments })).toEqual([
    { id: 'm2', description: 'A heron' },
    { id: 'm3', focus: '0.50,0.00' },
  ]);
});

test.each([
  ['words', { text: 'a', attachments: [], poll: undefined }, undefined],
  ['nothing', { text: ' ', attachments: [], poll: undefined }, 'empty'],
  ['a file alone', { text: '', poll: undefined }, undefined],
  ['one option [R-COMP-027]', { poll: poll('a', '') }, 'notEnoughOptions'],
  ['the same option twice', { poll: poll('a', ' a') }, 'notEnoughOptions'],
  ['two options', { poll: poll('a', 'b') }, undefined],
  ['a file on its way', { attachments: [{ ...file, mediaId: null }] }, 'uploading'],
  ['a blank post in a thread', { thread: [' '] }, 'empty'],
])('draftProblem: for a post with %s returns %s', (_, part, problem) => {
  expect(draftProblem({ ...full, ...part })).toBe(problem);
});

test.each([
  [
    'direct',
    ['pleroma_explicit_addressing'],
    ['jun', 'sal@far.example'],
    ['jun', 'sal@far.example'],
  ],
  ['direct', ['pleroma_explicit_addressing'], [], undefined],
  ['direct', [], ['jun'], undefined],
  ['public', ['pleroma_explicit_addressing'], ['jun'], undefined],
] as const)(
  'createBody: for a %s post, on a server with the features %j, sends the addressed people %j as %j [R-COMP-059]',
  (visibility, features, to, sent) => {
    const info = { ...server, features: new Set<string>(features) };
    expect(createBody({ ...full, visibility, to: [...to] }, info).to).toEqual(sent);
    expect(editBody({ ...full, visibility, to: [...to] }, info)).not.toHaveProperty('to');
  },
);
