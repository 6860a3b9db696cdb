import { expect, test } from 'vitest';
import { fakeArea } from '#lib/storage/testing/fake-area.ts';
import { createOutboxStorage } from '#session/outbox/outbox-storage.ts';
import { createDrafts, type Drafts } from './drafts.ts';
import { type Draft, emptyDraftFields } from './draft.ts';

const words: Draft = {
  ...emptyDraftFields,
  text: 'The heron is back',
  visibility: 'unlisted',
  idempotencyKey: '0192a',
  updatedAt: '2026-11-21T10:00:00.000Z',
};

const emptyDraft = { ...words, text: '' };

test('Drafts: returns the draft of each context after a reload', () => {
  const area = fakeArea();
  const drafts = createDrafts(area, 'ada');
  drafts.save({ kind: 'new' }, words);
  drafts.save({ kind: 'reply', statusId: '7' }, { ...words, text: 'Indeed' });
  const reloaded = createDrafts(area, 'ada');
  expect(reloaded.get({ kind: 'new' })).toEqual(words);
  expect(reloaded.get({ kind: 'reply', statusId: '7' })?.text).toBe('Indeed');
  expect(reloaded.get({ kind: 'quote', statusId: '7' })).toBeUndefined();
});

test('Drafts: deletes a draft that is saved empty', () => {
  const drafts = createDrafts(fakeArea(), 'ada');
  drafts.save({ kind: 'new' }, words);
  drafts.save({ kind: 'new' }, { ...words, text: ' \n' });
  expect(drafts.get({ kind: 'new' })).toBeUndefined();
});

test('Drafts: keeps drafts that another tab has saved in other contexts', () => {
  const area = fakeArea();
  const one = createDrafts(area, 'ada');
  const other = createDrafts(area, 'ada');
  one.save({ kind: 'new' }, words);
  other.save({ kind: 'reply', statusId: '7' }, words);
  one.save({ kind: 'new' }, { ...words, text: 'longer' });
  expect(createDrafts(area, 'ada').get({ kind: 'reply', statusId: '7' })).toEqual(words);
});

test('Drafts: returns the other drafts if one draft is unreadable [R-STORE-006 R-CONST-106]', () => {
  const area = fakeArea();
  createDrafts(area, 'ada').save({ kind: 'new' }, words);
  const text = area.getItem('drafts') ?? '';
  expect(text).toContain('The heron is back');
  area.setItem('drafts', text.replace('"value":{', '"value":{"ada/reply:1":{"text":5},'));
  const drafts = createDrafts(area, 'ada');
  expect(drafts.get({ kind: 'reply', statusId: '1' })).toBeUndefined();
  expect(drafts.get({ kind: 'new' })).toEqual(words);
});

test.each([
  ['saved over', (drafts: Drafts) => drafts.save({ kind: 'new' }, words)],
  ['saved over by an empty one', (drafts: Drafts) => drafts.save({ kind: 'new' }, emptyDraft)],
  ['removed', (drafts: Drafts) => drafts.remove({ kind: 'new' })],
])('Drafts: keeps the text of an unreadable draft that is %s', (_name, act) => {
  const area = fakeArea();
  const value = { 'ada/status': { text: 'from a newer version', visibility: 'everybody' } };
  area.setItem('drafts', JSON.stringify({ version: 1, value }));
  const drafts = createDrafts(area, 'ada');
  act(drafts);
  expect(drafts.unreadable()).toEqual(['from a newer version']);
  expect(createDrafts(area, 'ada').unreadable()).toEqual(['from a newer version']);
});

test('Drafts: returns no drafts of other accounts in the same browser', () => {
  const area = fakeArea();
  const [ada, bela] = [createDrafts(area, 'ada'), createDrafts(area, 'bela')];
  ada.save({ kind: 'new' }, words);
  expect(bela.get({ kind: 'new' })).toBeUndefined();
  bela.remove({ kind: 'new' });
  expect(ada.get({ kind: 'new' })).toEqual(words);
});

test('Drafts: keeps both drafts when two tabs write in the same context', () => {
  const area = fakeArea();
  const one = createDrafts(area, 'ada');
  const other = createDrafts(area, 'ada');
  const place = { kind: 'new' } as const;
  one.save(place, words);
  other.openForEditing(place);
  other.save(place, { ...words, text: 'from the other', idempotencyKey: 'b' });
  const aside = one.save(place, { ...words, text: 'from the one', idempotencyKey: 'c' });
  expect(aside.kind).toBe('kept');
  one.save(aside, { ...words, text: 'from the one, longer', idempotencyKey: 'd' });
  const texts = createDrafts(area, 'ada')
    .list()
    .map(({ draft }) => draft.text);
  expect(texts.toSorted()).toEqual(['from the one, longer', 'from the other']);
});

test('Drafts: returns the text of a draft if another field is unreadable or missing', () => {
  const area = fakeArea();
  const value = {
    'ada/status': {
      ...words,
      poll: 7,
      attachments: [{ key: 'a', size: 'big' }, 5],
      sensitive: 'x',
    },
    'ada/quote:7': { text: 'old', visibility: 'public', idempotencyKey: 'k', updatedAt: '' },
  };
  area.setItem('drafts', JSON.stringify({ version: 1, value }));
  const drafts = createDrafts(area, 'ada');
  expect(drafts.get({ kind: 'new' })).toMatchObject({
    text: words.text,
    sensitive: true,
    attachments: [{ key: 'a', mediaId: null, size: 0, description: '' }],
  });
  expect(drafts.get({ kind: 'quote', statusId: '7' })?.text).toBe('old');
});

test('Drafts: keeps in memory the drafts that storage rejected, also when another tab writes, and stores them once there is space', () => {
  const area = fakeArea();
  const drafts = createDrafts(area, 'ada');
  const post = {
    draft: { ...words, idempotencyKey: '0192b' },
    place: 'status',
    state: 'waiting',
    due: 0,
    attempts: 0,
    failure: undefined,
  } as const;
  area.failWith(new Error('full'), ['setItem']);
  drafts.save({ kind: 'new' }, words);
  const posts = createOutboxStorage(area, 'ada');
  posts.put([post]);
  area.failWith(undefined);
  const others = fakeArea();
  const other = createDrafts(others, 'ada');
  other.save({ kind: 'reply', statusId: '7' }, words);
  createOutboxStorage(others, 'ada').put([
    { ...post, draft: { ...words, idempotencyKey: '0192c' } },
  ]);
  for (const name of ['drafts', 'outbox'])
    area.changeFromElsewhere(name, others.getItem(name) ?? '');
  expect(drafts.get({ kind: 'new' })).toEqual(words);
  expect(posts.list()).toHaveLength(2);
  const reloaded = createDrafts(area, 'ada');
  expect(reloaded.list()).toHaveLength(2);
  expect(createOutboxStorage(area, 'ada').list()).toHaveLength(2);
});

test('Drafts: keeps both drafts of two tabs in memory when storage is full', () => {
  const area = fakeArea();
  const drafts = createDrafts(area, 'ada');
  area.failWith(new Error('full'), ['setItem']);
  drafts.save({ kind: 'new' }, words);
  area.failWith(undefined);
  const others = fakeArea();
  const theirs = { ...words, text: 'Theirs', idempotencyKey: '0192c' };
  createDrafts(others, 'ada').save({ kind: 'new' }, theirs);
  area.changeFromElsewhere('drafts', others.getItem('drafts') ?? '');
  expect(drafts.get({ kind: 'new' })).toEqual(theirs);
  expect(drafts.list().map(({ draft: { text } }) => text)).toContain(words.text);
});
