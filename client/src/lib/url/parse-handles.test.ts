import { assert, constantFrom, property, uniqueArray } from 'fast-check';
import { expect, test } from 'vitest';
import { splitCsvLine, formatHandles, parseHandles } from './parse-handles.ts';

test.each([
  ['mira@far.example\njun', ['mira@far.example', 'jun'], 0],
  ['Account address,Show boosts\nmira@far.example,true\r\n', ['mira@far.example'], 0],
  [
    '\u{FEFF}@mira@far.example;x\n\n  \n"jun@near.example",',
    ['mira@far.example', 'jun@near.example'],
    0,
  ],
  ['mira\nmira\n@mira', ['mira'], 0],
  ['{"a": 1}\n<html>\nmira', ['mira'], 2],
  ['', [], 0],
])(
  'parseHandles: of %j, returns the addresses %j and counts %i unreadable lines',
  (text, handles, unread) => {
    expect(parseHandles(text)).toMatchObject({ handles, unreadLines: unread });
  },
);

test('formatHandles: adds the host to addresses of local accounts, and parseHandles reads the result', () => {
  const accts = constantFrom('mira', 'jun@far.example', 'a.b-c@x.y', 'd_e');
  assert(
    property(uniqueArray(accts), (list) => {
      const whole = list.map((acct) => (acct.includes('@') ? acct : `${acct}@here.example`));
      expect(parseHandles(formatHandles(list, 'here.example')).handles).toEqual(whole);
    }),
  );
});

test.each([
  ['hosts', 'evil.example\nworse.example\n'],
  ['hosts', '#domain,#severity,#reject_media\nevil.example,suspend,false\n'],
  ['hosts', 'domain\r\nevil.example\r\n'],
  ['hosts', '*.evil.example,spam\nпример.рф,'],
  ['hosts', '"evil.example","a comment, with a comma"'],
  ['lists', 'Friends,mira@far.example\nFriends,jun@near.example\n'],
  ['lists', '"Birds, big",@mira@far.example\n友達;jun@near.example'],
  ['lists', 'List name,Account address\nFriends,mira@far.example'],
  ['posts', 'https://far.example/users/mira/statuses/1\nhttps://far.example/@jun/2'],
  ['mutes', 'Account address,Hide notifications\nmira@far.example,true'],
  [
    'follows',
    'Account address,Show boosts,Notify on new posts,Languages\nmira@far.example,true,false,',
  ],
  ['accounts', 'mira@far.example\njun@near.example'],
  ['accounts', 'mira\njun'],
  ['accounts', 'list\ndomain\nmira'],
  ['accounts', 'post\nmira'],
  ['accounts', 'mira@far.example,true\njun@near.example,false'],
  ['accounts', ''],
])('parseHandles: recognises a file of %s by the columns of %j', (kind, text) => {
  const read = parseHandles(text);
  expect(read.kind).toBe(kind);
  if (kind === 'hosts' || kind === 'lists' || kind === 'posts') expect(read.handles).toEqual([]);
});

test('parseHandles: does not return a host between addresses', () => {
  expect(parseHandles('mira@far.example\nevil.example\njun')).toEqual({
    kind: 'accounts',
    handles: ['mira@far.example', 'jun'],
    unreadLines: 1,
  });
});

test('splitCsvLine: splits at commas, semicolons and tabs, and removes quotes and blanks', () => {
  expect(splitCsvLine('"a ""b"", c" ; d\t"e"')).toEqual(['a "b", c', 'd', 'e']);
  expect(splitCsvLine('')).toEqual(['']);
  expect(splitCsvLine('"open')).toEqual(['"open']);
  expect(splitCsvLine('a,')).toEqual(['a', '']);
});
