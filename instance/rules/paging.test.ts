import { expect, test } from 'vitest';
import { createLinkHeader, readPage } from './paging.ts';

const url = 'http://localhost:4100/api/v1/timelines/home';

test('createLinkHeader: links to the next and previous page with all other parameters', () => {
  const { link } = createLinkHeader(url, { limit: '2', local: 'false', offset: '0' }, ['B', 'A']);
  expect(link).toBe(
    `<${url}?limit=2&local=false&max_id=A&offset=0>; rel="next", <${url}?limit=2&local=false&min_id=B&offset=0>; rel="prev"`,
  );
});

test('createLinkHeader: the link from the second page to the previous one keeps max_id', () => {
  const { link } = createLinkHeader(url, { limit: '2', max_id: 'C' }, ['B', 'A']);
  expect(link).toContain(`<${url}?limit=2&max_id=A>; rel="next"`);
  expect(link).toContain(`<${url}?limit=2&max_id=C&min_id=B>; rel="prev"`);
});

test('createLinkHeader: writes each value of a list parameter with brackets', () => {
  const { link } = createLinkHeader(url, { any: ['x', 'y'] }, ['A']);
  expect(link).toContain('any[]=x&any[]=y');
});

test('createLinkHeader: returns no header for an empty page', () => {
  expect(createLinkHeader(url, { limit: '2' }, [])).toEqual({});
});

test.each([
  [undefined, 20],
  [0, 1],
  [-5, 1],
  [7, 7],
  [1000, 40],
])('readPage: a limit of %s gives pages of %i items', (limit, expected) => {
  expect(readPage(limit === undefined ? {} : { limit }).limit).toBe(expected);
});

test('readPage: includes only the sent ids, and no negative offset', () => {
  expect(readPage({})).toEqual({ limit: 20, offset: 0 });
  expect(readPage({ max_id: 'C', since_id: 'A', min_id: 'B', offset: -1 })).toEqual({
    limit: 20,
    offset: 0,
    maxId: 'C',
    sinceId: 'A',
    minId: 'B',
  });
  expect(readPage({ offset: 3 }).offset).toBe(3);
});
