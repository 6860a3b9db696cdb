import { array, assert, constantFrom, property, tuple } from 'fast-check';
import { expect, test } from 'vitest';
import { countHashtags } from './count-hashtags.ts';

const now = Date.parse('2026-11-27T12:00:00Z');
const week = 7 * 86_400_000;

let lastId = 0;
function status(accountId: string, names: readonly string[], daysAgo = 1) {
  lastId += 1;
  return {
    id: String(lastId),
    accountId,
    createdAt: new Date(now - daysAgo * 86_400_000).toISOString(),
    tags: names.map((name) => ({ name, url: '' })),
  };
}

test('countHashtags: counts posts and people of each hashtag in any letter case, and sorts by number of people', () => {
  const statuses = [
    status('jun', ['canal', 'tea']),
    status('ines', ['Canal', 'Tea']),
    status('kai', ['canal']),
    status('kai', ['canal']),
  ];
  expect(countHashtags(statuses, now - week)).toEqual([
    { name: 'canal', posts: 4, people: 3 },
    { name: 'tea', posts: 2, people: 2 },
  ]);
});

test.each([
  ['the hashtags of one person', [status('jun', ['canal']), status('jun', ['canal'])]],
  ['old statuses', [status('jun', ['canal'], 8), status('ines', ['canal'])]],
  [
    'deleted statuses',
    [{ ...status('jun', ['canal']), isDeleted: true }, status('ines', ['canal'])],
  ],
])('countHashtags: leaves out %s', (_, statuses) => {
  expect(countHashtags(statuses, now - week)).toEqual([]);
});

test('countHashtags: counts a status once if it is in two timelines or repeats a hashtag', () => {
  const person = constantFrom('jun', 'ines', 'kai');
  const names = array(constantFrom('canal', 'tea', 'Tea'), { maxLength: 4 });
  assert(
    property(array(tuple(person, names)), (all) => {
      const statuses = all.map(([who, tags]) => status(who, tags));
      const found = countHashtags(statuses, now - week);
      expect(countHashtags([...statuses, ...statuses], now - week)).toEqual(found);
      for (const { posts, people } of found) {
        expect(people).toBeGreaterThanOrEqual(2);
        expect(posts).toBeGreaterThanOrEqual(people);
        expect(posts).toBeLessThanOrEqual(statuses.length);
      }
    }),
  );
});
