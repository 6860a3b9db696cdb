import { expect, test } from 'vitest';
import { readHandleList } from './handle-list.ts';

test.each([
  ['ana\nben@there.example\r\n\n  @cy  \nana', ['ana', 'ben@there.example', 'cy']],
  ['Account address,Show boosts\nana@there.example,true\n', ['ana@there.example']],
  ['"ana","x"', ['ana']],
  [' \n,\n', []],
])('readHandleList: reads %j as %j', (text, handles) => {
  expect(readHandleList(text)).toEqual(handles);
});
