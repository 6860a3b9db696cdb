import { expect, test } from 'vitest';
import { pageLinks, readPage } from './paging.ts';

const url = 'http://localhost:4100/api/v1/timelines/home';

test('a page names the next and the previous, with every other parameter', () => {
  const { link } = pageLinks(url, { limit: '2', local: 'false', offset: '0' }, ['B', 'A']);
  expect(link).toBe(
    `<${url}?limit=2&local=false&max_id=A&offset=0>; rel="next", <${url}?limit=2&local=false&min_id=B&offset=0>; rel="prev"`,
  );
});

test('the second page’s way back keeps the bound that it was asked with', () => {
  const { link } = pageLinks(url, { limit: '2', max_id: 'C' }, ['B', 'A']);
  expect(link).toContain(`<${url}?limit=2&max_id=A>; rel="next"`);
  expect(link).toContain(`<${url}?limit=2&max_id=C&min_id=B>; rel="prev"`);
});

test('lists are repeated with brackets', () => {
  const { link } = pageLinks(url, { any: ['x', 'y'] }, ['A']);
  expect(link).toContain('any[]=x&any[]=y');
});

test('an empty page names nothing', () => {
  expect(pageLinks(url, { limit: '2' }, [])).toEqual({});
});

test.each([
  [undefined, 20],
  [0, 1],
  [-5, 1],
  [7, 7],
  [1000, 40],
])('a limit of %s gives pages of %i', (limit, expected) => {
  expect(readPage(limit === undefined ? {} : { limit }).limit).toBe(expected);
});
