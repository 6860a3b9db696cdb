import { expect, test } from 'vitest';
import { parseStaffPaging } from './parse-staff-paging.ts';

test.each([
  [{}, { limit: 50, offset: 0 }],
  [
    { page: 1, page_size: 10 },
    { limit: 10, offset: 0 },
  ],
  [
    { page: 3, page_size: 10 },
    { limit: 10, offset: 20 },
  ],
  [
    { page: 0, page_size: 0 },
    { limit: 1, offset: 0 },
  ],
  [
    { page: 2, page_size: 101 },
    { limit: 100, offset: 100 },
  ],
])('parseStaffPaging: converts %j to %j', (query, expected) => {
  expect(parseStaffPaging(query)).toEqual(expected);
});
