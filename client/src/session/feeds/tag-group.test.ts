import { expect, test } from 'vitest';
import { readTagGroup, parseTags, tagTimelinePath, tagTimelineTitle } from './tag-group.ts';

test.each([
  ['', []],
  ['Heron', ['heron']],
  ['#heron, #egret  stork', ['heron', 'egret', 'stork']],
  ['heron HERON #heron', ['heron']],
  ['鳥 ünïcode', ['鳥', 'ünïcode']],
  ['a-b <b> heron/egret', []],
  ['one two three four five', ['one', 'two', 'three', 'four']],
])('parseTags: reads the hashtags of %j', (text, expected) => {
  expect(parseTags(text)).toEqual(expected);
});

test.each([
  ['/tag/heron', '#heron'],
  ['/tag/heron?any=egret,stork', '#heron, #egret, #stork'],
  ['/tag/heron?all=photo&none=ai', '#heron + #photo − #ai'],
  ['/tag/%E9%B3%A5?any=%E9%B4%89', '#鳥, #鴉'],
])(
  'tagTimelinePath: returns the path %s from which a group of hashtags was read, and tagTimelineTitle returns %s [R-TAGS-004]',
  (path, title) => {
    const { pathname, searchParams } = new URL(path, 'https://rookery.example');
    const tag = decodeURIComponent(pathname.slice('/tag/'.length));
    const group = readTagGroup(searchParams);
    expect(tagTimelinePath(tag, group)).toBe(path);
    expect(tagTimelineTitle(tag, group)).toBe(title);
  },
);
