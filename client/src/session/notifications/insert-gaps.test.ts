import { expect, test } from 'vitest';
import type { FeedItem, Gap } from '#store/rows/feed-row.ts';
import { insertGaps } from './insert-gaps.ts';

function gap(above: string, below: string): Gap {
  return { key: `${above}-${below}`, above, below };
}

const rowsOf = (...ids: readonly string[]) =>
  ids.map((id) => ({ key: id, rows: [{ id }] as const }));
const idsOf = (line: ReturnType<typeof insertGaps>) => line.map(({ key }) => key);

test.each<[string, string[], FeedItem[], string[]]>([
  ['a gap between its neighbours', ['9', '5'], ['9', gap('9', '5'), '5'], ['9', '9-5', '5']],
  ['a gap whose neighbours are not shown', ['12', '3'], [gap('9', '5')], ['12', '9-5', '3']],
  ['two gaps', ['9', '6', '2'], [gap('9', '6'), gap('6', '2')], ['9', '9-6', '6', '6-2', '2']],
  ['a gap at the end', ['9'], ['9', gap('9', '5'), '5'], ['9', '9-5']],
  [
    'a gap before an older unread notification',
    ['9', '4', '8'],
    [gap('7', '5')],
    ['9', '7-5', '4', '8'],
  ],
])('insertGaps: inserts %s', (_, ids, items, expected) => {
  expect(idsOf(insertGaps(rowsOf(...ids), items, false))).toEqual(expected);
});

test('insertGaps: omits a gap below the visible part of the list', () => {
  expect(idsOf(insertGaps(rowsOf('9'), ['9', gap('9', '5'), '5'], true))).toEqual(['9']);
});
