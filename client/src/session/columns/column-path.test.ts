import { expect, test } from 'vitest';
import { columnPath } from './column-path.ts';

test.each([
  ['/main/friends?message=hi', '/main/friends'],
  ['/tag/heron', '/tag/heron'],
  ['/tag/heron?none=ai&any=egret%2Cstork&x=1', '/tag/heron?any=egret,stork&none=ai'],
  ['/main/link?url=https%3A%2F%2Fa.example%2F', '/main/link?url=https%3A%2F%2Fa.example%2F'],
])('columnPath: for the address %s, returns %s', (address, expected) => {
  const { pathname, searchParams: query } = new URL(address, 'https://rookery.example');
  expect(columnPath({ pathname, query })).toBe(expected);
});
