import { expect, test } from 'vitest';
import {
  expectPageHandlesFailures,
  type PageRow,
} from './testing/expect-page-handles-failures.tsx';
import { samplePages } from './testing/select-page-failures.ts';

const pages: readonly PageRow[] = [
  { page: 'search', path: () => '/search?query=heron', shows: /The heron is back/ },
  { page: 'lists', path: () => '/lists', shows: /Birds/ },
  { page: 'a list’s members', path: ({ listId }) => `/lists/${listId}/edit`, shows: /Jun Ito/ },
  { page: 'announcements', path: () => '/announcements', shows: /The pond is closed/ },
  { page: 'about', from: '/lists', path: () => '/about', shows: /Rookery/ },
];

test.each(samplePages(pages))(
  'Routes: the page “$page” shows an error with an action for every failure of a request [R-ERR-007]',
  async (row) => {
    expect(await expectPageHandlesFailures(row)).not.toEqual([]);
  },
);
