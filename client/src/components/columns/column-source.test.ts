import { expect, test } from 'vitest';
import { columnSource } from './column-source.ts';

test.each([
  ['/main/friends', { kind: 'timeline', place: { kind: 'friends' } }],
  ['/main/public', { kind: 'timeline', place: { kind: 'public' } }],
  ['/tag/heron', { kind: 'tag', tag: 'heron', query: '' }],
  ['/tag/heron?any=egret', { kind: 'tag', tag: 'heron', query: 'any=egret' }],
  [
    '/main/link?url=https%3A%2F%2Fa.example%2F%3Fb%3D1',
    { kind: 'timeline', place: { kind: 'link', url: 'https://a.example/?b=1' } },
  ],
  ['/main/link', undefined],
  ['/main/servers/a.example', { kind: 'timeline', place: { kind: 'instance', host: 'a.example' } }],
  ['/lists/7', { kind: 'timeline', place: { kind: 'list', listId: '7' } }],
  ['/mira/notifications', { kind: 'notifications' }],
  ['/users/mira/dms', { kind: 'conversations', username: 'mira' }],
  ['/users/mira/dms/timeline', { kind: 'timeline', place: { kind: 'dms' } }],
  ['/users/7', { kind: 'profile', name: '7' }],
  ['/search?query=%20heron%20', { kind: 'search', words: 'heron' }],
  ['/search?query=%20', undefined],
  ['/search', undefined],
  ['/about', undefined],
  ['', undefined],
])('columnSource: maps %j to what its column shows', (path, expected) => {
  expect(columnSource(path)).toEqual(expected);
});
