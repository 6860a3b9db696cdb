import { array, assert, boolean, constantFrom, property, record } from 'fast-check';
import { expect, test } from 'vitest';
import { commonTags } from './common-tags.ts';

const status = (person: string, names: readonly string[], sensitive = false) => ({
  account: { id: person },
  sensitive,
  tags: names.map((name) => ({ name })),
});

test('commonTags: returns the hashtags used by most people first, ignoring letter case and sensitive posts', () => {
  const statuses = [
    status('jun', ['tea', 'tea', 'Canal']),
    status('jun', ['tea']),
    status('jun', ['tea']),
    status('kai', ['canal', 'books']),
    status('kai', ['heat'], true),
  ];
  expect(commonTags(statuses)).toEqual(['canal', 'tea', 'books']);
});

test('commonTags: returns each hashtag of posts that are not sensitive once', () => {
  const name = constantFrom('a', 'A', 'b', 'c');
  const statuses = array(
    record({ person: constantFrom('jun', 'kai'), names: array(name), sensitive: boolean() }),
  );
  assert(
    property(statuses, (posts) => {
      const found = commonTags(
        posts.map(({ person, names, sensitive }) => status(person, names, sensitive)),
      );
      const shown = posts.filter(({ sensitive }) => !sensitive);
      const expected = new Set(shown.flatMap(({ names }) => names.map((one) => one.toLowerCase())));
      expect(found).toHaveLength(expected.size);
      expect(new Set(found)).toEqual(expected);
    }),
  );
});
