import { expect, test } from 'vitest';
import { matchesTagTimeline } from './matches-tag-timeline.ts';
import { readTagGroup } from './tag-group.ts';

test.each([
  [['heron'], '', true],
  [['Heron', 'photo'], '', true],
  [['egret'], '', false],
  [['egret'], 'any=egret', true],
  [['stork'], 'any=egret', false],
  [['heron'], 'all=photo', false],
  [['heron', 'Photo'], 'all=photo', true],
  [['egret', 'photo'], 'any=egret&all=photo', true],
  [['photo'], 'all=photo', false],
  [['heron', 'ai'], 'none=ai', false],
  [['heron', 'photo', 'AI'], 'all=photo&none=ai', false],
  [[], 'none=ai', false],
])(
  'matchesTagTimeline: decides for the hashtags %j in the timeline of #heron with “%s”: %s [R-TAGS-004]',
  (names, query, expected) => {
    const group = readTagGroup(new URLSearchParams(query));
    expect(matchesTagTimeline(names, 'Heron', group)).toBe(expected);
  },
);
