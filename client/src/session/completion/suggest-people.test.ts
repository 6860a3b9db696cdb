import { expect, test } from 'vitest';
import { suggestTags } from '#components/completion/people-and-tag-completion.tsx';
import { recentContacts, suggestPeople } from './suggest-people.ts';

const person = (id: string, acct: string, displayName: string) => ({ id, acct, displayName });

test('suggestPeople: sorts matches of address and name first, then of the address, then of the name, and equal ones by alphabet', () => {
  const known = [
    person('1', 'zoe@a.example', 'Ada’s friend'),
    person('2', 'adam', 'Weaver'),
    person('3', 'ada', 'Ada'),
    person('4', 'adabel', 'Bell'),
    person('5', 'bela', 'Bela'),
    { id: '6' },
    undefined,
  ];
  expect(suggestPeople('AD', known).map(({ acct }) => acct)).toEqual([
    'ada',
    'adabel',
    'adam',
    'zoe@a.example',
  ]);
  expect(suggestPeople('', known)).toEqual([]);
  const many = Array.from({ length: 30 }, (_, index) => person(`${index}`, `ada${index}`, ''));
  expect(suggestPeople('ada', many)).toHaveLength(5);
});

test.each(['jun@büc', 'jun@bücher.example', 'JUN@BÜC', 'jun@xn--bch'])(
  'suggestPeople: finds a host in another script by %s',
  (words) => {
    const known = [person('1', 'jun@xn--bcher-kva.example', ''), person('2', 'jun@b.example', '')];
    expect(suggestPeople(words, known).map(({ id }) => id)).toEqual(['1']);
  },
);

test.each([
  ['lovelace', 'ada', 'Ada Lovelace'],
  ['renee', 'r', 'Renée Zola'],
  ['renée', 'r', 'Renee Zola'],
  ['zola', 'r', 'Dr. (Renée) Zola'],
  ['soren', 's', 'Søren'],
  ['søren', 's', 'SOREN'],
  ['lodz', 'w', 'Ola z Łodzi'],
  ['strasse', 'w', 'Ada Straße'],
  ['太郎', 'taro', '山田太郎'],
  ['heron', 'little_heron', ''],
  ['heron', 'little-heron@a.example', ''],
])('suggestPeople: for %j, returns the account %j with the name %j', (words, acct, displayName) => {
  expect(suggestPeople(words, [person('1', acct, displayName)])).toHaveLength(1);
});

test.each(['ovelace', 'lacex', 'a.example'])(
  'suggestPeople: for %j, with which no word begins, returns nobody',
  (words) => {
    expect(suggestPeople(words, [person('1', 'ada@a.example', 'Ada Lovelace')])).toEqual([]);
  },
);

test('suggestPeople: sorts exact addresses first, then beginnings of address or name, then other words of the name', () => {
  const known = [
    person('1', 'x@a.example', 'Zoe Ada'),
    person('2', 'adam', 'Adam'),
    person('3', 'ada@b.example', 'Somebody'),
    person('4', 'zoe', 'Adabel'),
  ];
  expect(suggestPeople('ada', known).map(({ id }) => id)).toEqual(['3', '2', '4', '1']);
});

test('suggestPeople: returns accounts that only the server found after those that the client found', () => {
  const found = [person('s1', 'q@a.example', ''), person('s2', 'r@a.example', '')];
  const ids = (known: readonly ReturnType<typeof person>[]) =>
    suggestPeople('ada', [...known, ...found], ['gone', 's1', 's2', 'l0']).map(({ id }) => id);
  const locals = Array.from({ length: 9 }, (_, at) => person(`l${at}`, `ada${at}`, ''));
  expect(ids([])).toEqual(['s1', 's2']);
  expect(ids(locals.slice(0, 1))).toEqual(['l0', 's1', 's2']);
  expect(ids(locals)).toEqual(['l0', 'l1', 'l2', 's1', 's2']);
});

const mention = (id: string) => ({ id, acct: id, username: id, url: '' });
const account = (id: string) => (id === 'gone' ? undefined : { id, acct: id });

test('recentContacts: returns accounts that the viewer addressed or that addressed the viewer, newest first, without blocked accounts', () => {
  const found = recentContacts({
    viewerId: 'me',
    statuses: [
      {
        id: '1',
        accountId: 'me',
        createdAt: '2026-01-01',
        mentions: [mention('ada'), mention('foe')],
      },
      { id: '2', accountId: 'me', createdAt: '2026-01-05', inReplyToAccountId: 'jun' },
      { id: '3', accountId: 'noor', createdAt: '2026-01-03', mentions: [mention('me')] },
      { id: '4', accountId: 'stranger', createdAt: '2026-01-09', mentions: [mention('ada')] },
      { id: '5', accountId: 'friend', createdAt: '2026-01-08' },
      {
        id: '6',
        accountId: 'me',
        createdAt: '2026-01-06',
        mentions: [mention('me'), mention('gone')],
      },
      undefined,
    ],
    notifications: [{ id: '1', createdAt: '2026-01-07', accountId: 'fan' }, { id: '2' }],
    account,
    relationship: (id) => ({ id, following: id === 'friend', blocking: id === 'foe' }),
  });
  expect(found.map(({ id }) => id)).toEqual(['jun', 'noor', 'ada', 'fan', 'friend']);
});

test('suggestTags: returns each hashtag once, those with the prefix first, then the frequent ones', () => {
  const seen = ['nightheron', 'Herons', 'heronry', 'herons', 'moss'];
  expect(suggestTags('HERON', seen)).toEqual(['Herons', 'heronry', 'nightheron']);
  expect(suggestTags('x', seen)).toEqual([]);
});

test.each([
  ['creme', ['CrèmeBrûlée', 'creme']],
  ['crème', ['CrèmeBrûlée', 'creme']],
  ['brulee', ['CrèmeBrûlée']],
])('suggestTags: for %j, returns hashtags with and without accents', (words, expected) => {
  expect(suggestTags(words, ['creme', 'CrèmeBrûlée', 'CrèmeBrûlée', 'moss'])).toEqual(expected);
});

test('suggestTags: returns hashtags that only the server found after those that the client found', () => {
  const seen = Array.from({ length: 9 }, (_, at) => `heron${at}`);
  expect(suggestTags('heron', seen.slice(0, 1), ['birds', 'Heron0'])).toEqual(['heron0', 'birds']);
  expect(suggestTags('heron', seen, ['birds'])).toEqual([
    'heron0',
    'heron1',
    'heron2',
    'heron3',
    'birds',
  ]);
});
