import { expect, test } from 'vitest';
import { threadExcerpt, maxInlineLines } from './thread-excerpt.ts';
import type { ThreadLine } from './thread-lines.ts';

const linesOf = (count: number): ThreadLine[] =>
  Array.from({ length: count }, (_, at) => ({
    kind: 'status',
    id: `s${at}`,
    depth: 0,
    isAncestor: false,
    isBelowParent: false,
  }));

const idsOf = (...given: Parameters<typeof threadExcerpt>): string[] =>
  threadExcerpt(...given).shown.map(({ id }) => id);

test('threadExcerpt: returns short conversations unchanged', () => {
  const all = linesOf(maxInlineLines);
  expect(threadExcerpt(all, 's0', undefined)).toEqual({
    shown: all,
    middle: 's0',
    isCut: false,
    isCutBelow: false,
  });
});

test('threadExcerpt: cuts long conversations around the focused status', () => {
  const ids = idsOf(linesOf(100), 's60', undefined);
  expect(ids).toHaveLength(maxInlineLines);
  expect([ids[0], ids.at(-1)]).toEqual(['s40', 's79']);
  expect(threadExcerpt(linesOf(100), 's60', undefined)).toMatchObject({
    isCut: true,
    isCutBelow: true,
  });
  expect(threadExcerpt(linesOf(100), 's99', undefined)).toMatchObject({
    isCut: true,
    isCutBelow: false,
  });
});

test('threadExcerpt: moves to the requested status only if the excerpt does not contain it', () => {
  expect(idsOf(linesOf(100), 's60', 's79')).toEqual(idsOf(linesOf(100), 's60', undefined));
  expect(idsOf(linesOf(100), 's60', 's39')).toContain('s39');
  expect(idsOf(linesOf(100), 's60', 's80')).toContain('s80');
  expect(idsOf(linesOf(100), 's99', 's0').slice(0, 2)).toEqual(['s0', 's1']);
  expect(threadExcerpt(linesOf(100), 's99', 's0').middle).toBe('s0');
  expect(threadExcerpt(linesOf(100), 's60', 'not here').middle).toBe('s60');
});
